import { deviceText as words } from "./text-words.ts";

const browsers: [RegExp, string][] = [
  [/Opera Mini/i, "Opera Mini"],
  [/OPR\/|Opera/, "Opera"],
  [/Edg/, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iPhone"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

const nameIn = (list: [RegExp, string][], userAgent: string) =>
  list.find(([sign]) => sign.test(userAgent))?.[1];

/** A readable name of the device: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? words.aBrowser;
  const system = nameIn(systems, userAgent);
  if (!system) return browser;
  return words.on(browser, system === "iPhone" ? words.iPhoneOrIPad : system);
}
