import { withParents } from "./domains.ts";

const list = (hosts: string) => new Set(hosts.split(" "));

/** What the host of an address tells on its own. */
export const hosts = {
  /** Link shorteners hide where the link leads. */
  shorteners: list(
    "bit.ly bitly.com tinyurl.com t.co cutt.ly rb.gy is.gd v.gd shorturl.at ow.ly t.ly goo.gl goo.su tiny.cc rebrand.ly s.id lnkd.in shorturl.gg bl.ink",
  ),
  /** Anyone can open a page here in a minute. */
  freePages: list(
    "blogspot.com wordpress.com wixsite.com weebly.com github.io netlify.app vercel.app web.app firebaseapp.com herokuapp.com 000webhostapp.com glitch.me sites.google.com godaddysites.com webnode.page jimdosite.com carrd.co linktr.ee pages.dev workers.dev onrender.com surge.sh tiiny.site mystrikingly.com",
  ),
  /** Forms and files that anyone can create. */
  forms: list(
    "docs.google.com forms.gle drive.google.com forms.office.com jotform.com typeform.com surveyheart.com",
  ),
  /** Personal pages, not official sites of organisations. */
  social: list(
    "facebook.com fb.com fb.me m.me instagram.com x.com twitter.com tiktok.com youtube.com youtu.be linkedin.com threads.net",
  ),
  chats: list("wa.me whatsapp.com chat.whatsapp.com t.me telegram.me telegram.dog signal.me"),
  freeMail: list(
    "gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com rocketmail.com outlook.com hotmail.com live.com msn.com aol.com icloud.com proton.me protonmail.com mail.com gmx.com yandex.com zoho.com tutanota.com consultant.com usa.com",
  ),
};

export const isOneOf = (host: string, known: ReadonlySet<string>) =>
  withParents(host).some((part) => known.has(part));

/** Cheap and disposable, so often used for a few weeks of fraud. */
const throwaway =
  /\.(xyz|top|click|online|site|icu|buzz|tk|ml|ga|cf|gq|live|club|shop|store|website|space|fun|vip|win|bid|loan|cam|rest|sbs|cfd|cyou|quest|monster|lol|work|link|info)$/;

export const hasThrowawayEnding = (host: string) => throwaway.test(host);

export const isNumeric = (host: string) => /^\d+(\.\d+){3}$|^\[/.test(host);
