"""Whose page may speak, by which names the server goes, what headers and files it sends."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from noisecheck.server import wire
from tests.server.web import SCENE, opened


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "https://noisecheck.test.evil", "null", "http://noisecheck.test:81"]
)
def test_another_site_s_page_is_turned_away(client: TestClient, origin: str) -> None:
    seat = opened(client)
    headers = {"origin": origin}

    answer = client.post("/api/tables", json={"name": "Eve", "stage": "recon"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{seat['table']}", headers=headers):
        pass


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://noisecheck.test", "noisecheck.test"),
        ("http://localhost:5173", "127.0.0.1:8000"),
        ("http://[::1]:5173", "localhost:8000"),
    ],
)
def test_our_own_pages_may_speak(client: TestClient, origin: str, host: str) -> None:
    headers = {"origin": origin, "host": host}
    seat = client.post("/api/tables", json={"name": "Ann", "scene": SCENE}, headers=headers).json()

    with client.websocket_connect(f"/ws/{seat['table']}", headers=headers) as socket:
        socket.send_json({"type": "hello", "protocol": wire.PROTOCOL, "tab": "a"})
        assert socket.receive_json()["type"] == "welcome"


def test_every_answer_carries_the_headers_of_a_careful_server(client: TestClient) -> None:
    for path in ("/", "/health", "/t/abc", "/api/nothing", "/assets/index-1a2b.js", "/no/such.png"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_every_page_of_the_client_is_its_first_page(client: TestClient) -> None:
    for path in ("/", "/missions", "/t/abc", "/w/abc", "/replay/abc", "/rules/LOS-3", "/codec/05.07", "/settings"):
        answer = client.get(path)
        assert "noisecheck" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/assets/index-1a2b.js").headers["cache-control"]
    assert client.get("/robots.txt").headers["cache-control"] == "no-cache"
    assert client.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"]
)
def test_no_path_leads_out_of_the_client_s_folder(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert "secret" not in answer.text
    assert "root:" not in answer.text


@pytest.mark.parametrize("host", ["evil.test", "noisecheck.test.evil", "", "x" * 5_000])
def test_a_server_called_by_a_name_it_does_not_know_does_not_answer(client: TestClient, host: str) -> None:
    """A page whose name points at this machine would count as ours."""
    seat = opened(client)
    headers = {"host": host, "origin": f"http://{host}"}

    answer = client.get(f"/api/tables/{seat['table']}", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{seat['table']}", headers=headers):
        pass


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "192.168.0.7:8000", "[fe80::1]:80", "NOISECHECK.test"])
def test_a_server_answers_to_its_addresses_and_names(client: TestClient, host: str) -> None:
    assert client.get("/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("path", "headers", "code"),
    [
        ("/%00", {}, "no-such-page"),
        ("/" + "a" * 5_000, {}, "no-such-page"),
        ("/a%00.png", {}, "no-such-page"),
        ("/api/tables/%00", {}, "no-such-table"),
        ("/api/tables/" + "a" * 5_000, {}, "no-such-table"),
        ("/api/tables/{table}/qr.svg", {"host": f"[fe80::1%25{'x' * 5_000}]"}, "wrong-origin"),
    ],
)
def test_odd_addresses_have_their_problem(client: TestClient, path: str, headers: dict[str, str], code: str) -> None:
    answer = client.get(path.replace("{table}", opened(client)["table"]), headers=headers)

    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
