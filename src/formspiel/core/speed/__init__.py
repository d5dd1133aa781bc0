"""One way to write code that runs jitted or plain."""
