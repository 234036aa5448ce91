/** A picture of this server that the address of the sign-up page may name; null for everything else. Only pictures, so that no address of the API is called by looking at the page. */
export function logoAddress(logo: string | null): string | null {
  const { origin, protocol } = window.location;
  if (!logo || !URL.canParse(logo, origin)) return null;
  const url = new URL(logo, origin);
  const isOurs = url.origin === origin && url.protocol === protocol && url.username === '' && url.password === '';
  return isOurs && /\.(?:png|svg|jpe?g|webp|gif)$/i.test(url.pathname) ? url.href : null;
}
