import { describe, expect, it } from 'vitest';
import { codeOf, inviteLink, pathOf, seatIn, seatLink } from './invite';

describe('the way to a table', () => {
  it('is found in its link, wherever that comes from', () => {
    expect(pathOf(inviteLink('abcdefgh2345'))).toBe('/t/abcdefgh2345');
    expect(pathOf(' play with me: https://example.org/w/abcdefgh2345 ')).toBe('/w/abcdefgh2345');
  });

  it('is found by the code as it is read out', () => {
    expect(pathOf(codeOf('abcdefgh2345'))).toBe('/t/abcdefgh2345');
    expect(pathOf('ABCD-EFGH-2345')).toBe('/t/abcdefgh2345');
  });

  it('is not found in anything else', () => {
    expect(pathOf('')).toBeNull();
    expect(pathOf('hello')).toBeNull();
    expect(pathOf('https://example.org/rules')).toBeNull();
  });
});

describe('a seat for another device', () => {
  const seat = { table: 'abcdefgh2345', player: 2, token: 'aB3-_xaB3-_xaB3-_x' };

  it('is a link that brings it back, by whatever address', () => {
    const link = new URL(seatLink(seat, 'http://192.0.2.7:8000'));

    expect(link.origin).toBe('http://192.0.2.7:8000');
    expect(seatIn(link)).toEqual(seat);
  });

  it('proves itself behind the #, which no browser sends', () => {
    const link = new URL(seatLink(seat));

    expect(link.pathname + link.search).toBe('/t/abcdefgh2345');
  });

  it('is not brought by an invite link, nor by another page', () => {
    expect(seatIn(new URL(inviteLink('abcdefgh2345')))).toBeNull();
    expect(seatIn(new URL('http://a.test/replay/abcdefgh2345#seat=2.aB3-_xaB3-_xaB3-_x'))).toBeNull();
  });

  it('is not brought by a link that was cut off', () => {
    expect(seatIn(new URL(seatLink({ ...seat, token: 'aB3-_x' })))).toBeNull();
  });
});
