/** Returns the part unchanged if it is not valid percent-encoding. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
