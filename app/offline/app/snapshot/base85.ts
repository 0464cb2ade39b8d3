/**
 * Bytes as text: five characters for four bytes, where base64 adds a third. None of the characters has a meaning in
 * HTML.
 */
const alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+-./:=?@[]^_{|}~";

const digits = new Uint8Array(128);
for (let digit = 0; digit < alphabet.length; digit++) digits[alphabet.charCodeAt(digit)] = digit;

export function toBase85(bytes: Uint8Array): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    let value = 0;
    for (let next = at; next < at + 4; next++) value = value * 256 + (bytes[next] ?? 0);
    let group = "";
    for (let place = 0; place < 5; place++) {
      group = alphabet.charAt(value % 85) + group;
      value = Math.floor(value / 85);
    }
    groups.push(group.slice(0, bytes.length - at + 1));
  }
  return groups.join("");
}

export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    let value = 0;
    for (let next = at; next < at + 5; next++)
      value = value * 85 + (next < text.length ? (digits[text.charCodeAt(next)] ?? 0) : 84);
    // Drops what exceeds the end.
    for (let place = 3; place >= 0; place--) {
      bytes[to + place] = value % 256;
      value = Math.floor(value / 256);
    }
  }
  return bytes;
}
