/** What a page asks of its device and jsdom has none of. @param wants What is preferred there, for instance `reduced-motion`. */
export function fakeDevice(wants = 'nothing'): void {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: query.includes(wants), media: query }) as MediaQueryList;
  globalThis.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };
}
