import { describe, expect, it } from 'vitest';
import { withoutTracking } from './withoutTracking.ts';

describe('withoutTracking', () => {
  it.each([
    ['/funnel', '/funnel'],
    ['/funnel?', '/funnel'],
    ['/funnel?fbclid=IwAR0_x-1', '/funnel'],
    ['/funnel?utm_source=fb&utm_medium=cpc&utm_campaign=a%20b&utm_content=1&utm_term=&utm_id=7', '/funnel'],
    ['/funnel?gclid=1&gbraid=2&wbraid=3&msclkid=4&ttclid=5&twclid=6&igsh=7&mc_cid=8&_gl=9', '/funnel'],
    ['/funnel?FBCLID=1&Utm_Source=2', '/funnel'],
    ['/funnel?fbclid', '/funnel'],
    ['/funnel?&&fbclid=1&', '/funnel'],
  ])('strips %s to %s', (address, without) => expect(withoutTracking(address)).toBe(without));

  it.each([
    ['/signup?email=ana%40example.com&fbclid=1', '/signup?email=ana%40example.com'],
    ['/login?fbclid=1&redirectTo=%2Fcourses%3Ffbclid%3D1', '/login?redirectTo=%2Fcourses%3Ffbclid%3D1'],
    ['/list?page=2&sort=name', '/list?page=2&sort=name'],
    // Parameters that only resemble tracking.
    ['/a?my_fbclid=1', '/a?my_fbclid=1'],
    ['/a?utm=1', '/a?utm=1'],
    ['/a?q=fbclid', '/a?q=fbclid'],
    ['/a?affiliate-code=ana', '/a?affiliate-code=ana'],
  ])('keeps in %s the parameters a page may read: %s', (address, without) => expect(withoutTracking(address)).toBe(without));
});
