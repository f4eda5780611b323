import { describe, expect, it } from 'vitest';
import { codeOf, inviteLink, pathOf } from './invite';

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
