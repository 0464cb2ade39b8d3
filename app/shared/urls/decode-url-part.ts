/** A part of an address as it is read out. Bytes that are no letters stay as they are written: `%ff` opens in a browser as well. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
