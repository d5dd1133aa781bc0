"""Play a whole game over the network, at random: python examples/play_online.py fits.

Needs `formspiel serve`, httpx and websockets; docs/protocol.md describes all that is used.
"""

import asyncio
import json
import random
import sys
from itertools import count

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SERVER = "127.0.0.1:8000"


async def play(server: str, table: str, token: str) -> dict:
    """Play one seat to the end, connecting again whenever the connection is lost."""
    after, ids, waiting, sight = -1, count(), None, None
    while True:
        try:
            async with connect(f"ws://{server}/api/tables/{table}/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "token": token, "after": after}))
                if waiting:
                    # Sent before the connection was lost; with the same id it counts once.
                    await socket.send(json.dumps(waiting))
                async for text in socket:
                    message = json.loads(text)
                    after = max([after, *(e["number"] for e in message.get("entries", []))])
                    answered = [message.get("id"), *(d["id"] for d in message.get("done", []))]
                    if waiting and waiting["id"] in answered:
                        waiting = None
                    sight = message.get("sight") or sight
                    if message.get("table", {}).get("is_over"):
                        return sight
                    if sight and sight["moves"] and not waiting:
                        event, sight = random.choice(sight["moves"]), None
                        waiting = {"type": "play", "id": str(next(ids)), "event": event}
                        await socket.send(json.dumps(waiting))
        except (ConnectionClosed, OSError):
            await asyncio.sleep(1)


async def main(game: str = "fits", server: str = SERVER) -> None:
    """Make a table with two seats of our own, play both, and print the result."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    options = {"rounds": 1, "turn_limit": 40} if game == "quadrata" else {}
    wish = {"game": game, "seats": seats, "options": options}
    async with httpx.AsyncClient() as client:
        answer = await client.post(f"http://{server}/api/tables", json=wish)
    made = answer.raise_for_status().json()
    table, tokens = made["table"]["table"], [seat["token"] for seat in made["seats"]]
    sights = await asyncio.gather(*(play(server, table, token) for token in tokens))
    print(f"table {table}: scores {sights[0]['scores']}, winners {sights[0]['winners']}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
