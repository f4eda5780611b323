"""Campaigns and missions of the day over HTTP. Whoever has the token of a campaign leads it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign, CampaignError
from noisecheck.campaign.daily import MINUTES
from noisecheck.server import daily, limits, room, sealed, wire
from noisecheck.server.campaign_page import page, page_for_friends
from noisecheck.server.campaigns import Campaigns, Led, open_game
from noisecheck.server.entries import OfDay
from noisecheck.server.http import take_opening
from noisecheck.server.web import Trouble, as_file, as_json, bearer, body_of, nickname, read, rooms_of, seated_room

Done = TypeVar("Done")


def campaigns_of(request: Request) -> Campaigns:
    found: Campaigns = request.app.state.campaigns
    return found


async def lead(request: Request, act: Callable[[Led], Awaitable[Done]]) -> Done:
    """Something that is done with the campaign of the address, by who proves to lead it."""
    return await campaigns_of(request).lead(request.path_params["campaign"], bearer(request), act)


async def changed(request: Request, change: Callable[[Led], Campaign]) -> Response:
    """Does something to the campaign and shows it."""

    async def write(led: Led) -> Led:
        return await campaigns_of(request).write(led, change(led))

    led = await lead(request, write)
    return as_json(await asyncio.to_thread(page, led.campaign, led.playing()))


# new ones


async def begin(request: Request) -> Response:
    take_opening(request)
    wanted = await read(request, wire.NewCampaign)
    try:
        return as_json(await campaigns_of(request).begin(wanted.name), 201)
    except CampaignError as error:
        raise Trouble("malformed", error) from None


async def bring_in(request: Request) -> Response:
    take_opening(request)
    body = await body_of(request, limits.IMPORT_BYTES)
    try:
        return as_json(await campaigns_of(request).bring_in(body.decode(errors="replace")), 201)
    except CampaignError as error:
        raise Trouble("bad-campaign", error) from None


# one of them


async def show(request: Request) -> Response:
    return await changed(request, lambda led: led.campaign)


async def show_in_room(request: Request) -> Response:
    """To friends, who have a seat and no key."""
    seated = await seated_room(request)
    campaign = await campaigns_of(request).seen_from(seated.log)
    return as_json(await asyncio.to_thread(page_for_friends, campaign))


async def give_up(request: Request) -> Response:
    def change(led: Led) -> Campaign:
        open_game(led)
        return campaigns.give_up(led.campaign)

    return await changed(request, change)


async def call(request: Request) -> Response:
    wanted = await read(request, wire.CallNumber)
    return await changed(request, lambda led: campaigns.call(led.campaign, wanted.number))


async def veil(request: Request) -> Response:
    change = campaigns.lift_veil if (await read(request, wire.SetVeil)).lifted else campaigns.draw_veil
    return await changed(request, lambda led: change(led.campaign))


async def interrogate(request: Request) -> Response:
    """What Snake does about the question he is asked; the dice are the server's."""
    holds_out = (await read(request, wire.AnswerQuestion)).answer == "hold-out"
    seed = sealed.new_seed()

    def change(led: Led) -> Campaign:
        return campaigns.hold_out(led.campaign, seed) if holds_out else campaigns.give_in(led.campaign)

    try:
        return await changed(request, change)
    except CampaignError as error:
        raise Trouble("not-asked", error) from None


async def rename(request: Request) -> Response:
    wanted = await read(request, wire.NewCampaign)
    try:
        return await changed(request, lambda led: campaigns.rename(led.campaign, wanted.name))
    except CampaignError as error:
        raise Trouble("malformed", error) from None


async def remove(request: Request) -> Response:
    await lead(request, campaigns_of(request).remove)
    return as_json({})


async def export(request: Request) -> Response:
    file = await lead(request, campaigns_of(request).export)
    return as_file(file, f"noisecheck-campaign-{request.path_params['campaign']}.json")


# its games


async def play(request: Request) -> Response:
    take_opening(request)
    wanted = await read(request, wire.NewCampaignGame)
    name = nickname(wanted.name)
    return as_json(await lead(request, partial(campaigns_of(request).play, name=name, wanted=wanted)), 201)


async def resume(request: Request) -> Response:
    take_opening(request)
    name = nickname((await read(request, wire.ResumeGame)).name)
    return as_json(await lead(request, partial(campaigns_of(request).resume, name=name)), 201)


# the mission of the day


async def mission(request: Request) -> Response:
    today = today_of(request)
    day = day_in(request, request.query_params.get("day", today.isoformat()))
    origin = await asyncio.to_thread(daily.origin_of, day)
    shown = wire.DailyMission(day.isoformat(), today.isoformat(), origin.stage, origin.heroes, MINUTES)
    return as_json(shown)


async def open_mission(request: Request) -> Response:
    take_opening(request)
    wanted = await read(request, wire.NewDaily)
    name, day = nickname(wanted.name), day_in(request, wanted.day)
    origin = await asyncio.to_thread(daily.origin_of, day)
    play, occasion = await asyncio.to_thread(room.begin, origin), OfDay(day.isoformat())
    rooms, nonce = rooms_of(request), sealed.new_nonce()
    seat = await rooms.open(name, origin, play, daily.TERMS, nonce, alone=True, occasion=occasion)
    return as_json(seat, 201)


def today_of(request: Request) -> date:
    found: date = request.app.state.today()
    return found


def day_in(request: Request, text: str) -> date:
    """A day that has come."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Trouble("no-such-day") from None
    if day > today_of(request):
        raise Trouble("day-ahead")
    return day
