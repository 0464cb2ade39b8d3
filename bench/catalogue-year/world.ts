import { dayInWords, daysAfter } from "#app/shared/calendar/days.ts";
import type { FetchResult } from "#app/shared/outbound.ts";
import type { Random } from "./random.ts";

/** The truth about an award, whatever Fursa shows. */
export interface Award {
  title: string;
  /** The announced closing day; null once it has closed and no next round is announced. */
  deadline: string | null;
  amount: number;
  /** The current content of its page. */
  address: string;
  isWithdrawn: boolean;
  /** Its page shows the deadline in an image: people can read it, our extractors can't. */
  isPicture: boolean;
  style: number;
  /** Day of the year on which it usually closes. */
  usualDay: number;
  announcedBefore: number;
}

const trees =
  "Acacia Baobab Cedar Date Ebony Fig Guava Hibiscus Iroko Jacaranda Khaya Lotus Marula Neem Okoume Palm Quiver Raffia Sapele Tamarind".split(
    " ",
  );
const places =
  "Abuja Bamako Cairo Dakar Entebbe Fez Gaborone Harare Ibadan Jinja Kigali Lusaka Maputo Nairobi Oran Praia Quelimane Rabat Soweto Tunis Ubundu Voi Windhoek Xai Yola Zomba Accra Bissau Conakry Douala Eldoret Freetown Goma Huambo Ilorin Juba Kano Lagos Mombasa Niamey Ouidah Pemba Rufisque Sikasso Tamale Uyo Vihiga Wa Yei Zaria".split(
    " ",
  );

/** How many pages show their deadline in a picture. */
export const pictureShare = 0.05;

export function makeAwards(count: number, today: string, random: Random): Award[] {
  return Array.from({ length: count }, (_, place): Award => {
    const name = `${trees[place % trees.length]} ${places[Math.floor(place / trees.length) % places.length]}`;
    const award = {
      title: `${name} Scholarship`,
      deadline: null,
      amount: random.between(10, 90) * 100,
      address: `https://${name.toLowerCase().replace(" ", "-")}.example/call`,
      isWithdrawn: false,
      isPicture: random.chance(pictureShare),
      style: random.between(0, 3),
      usualDay: random.between(0, 364),
      announcedBefore: random.between(60, 240),
    };
    return { ...award, deadline: announcedOn(award, today) };
  });
}

/** The closing day that an award has announced by a day, from its usual rhythm. */
function announcedOn(
  { usualDay, announcedBefore }: Pick<Award, "usualDay" | "announcedBefore">,
  today: string,
) {
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].map((one) => daysAfter(`${one}-01-01`, usualDay)).find((day) => day >= today);
  return next && daysAfter(next, -announcedBefore) <= today ? next : null;
}

export const isOpen = ({ deadline, isWithdrawn }: Award, today: string) =>
  !isWithdrawn && deadline !== null && deadline >= today;

/** A day passes: rounds end, and the next ones are announced. */
export function passDay(awards: Award[], today: string): void {
  for (const award of awards) {
    if (award.deadline !== null && award.deadline < today) award.deadline = null;
    if (award.deadline !== null || award.isWithdrawn) continue;
    const next = announcedOn(award, today);
    // Announced on this very day: a round that was called off does not come back.
    if (next && daysAfter(next, -award.announcedBefore) === today) award.deadline = next;
  }
}

type AwardChange = "later" | "earlier" | "closed" | "amount" | "moved" | "gone";
/** Of a hundred changes. */
const changes: Record<AwardChange, number> = {
  later: 43,
  earlier: 15,
  closed: 15,
  amount: 17,
  moved: 6,
  gone: 4,
};
const changesInTurn = (Object.keys(changes) as AwardChange[]).flatMap((change) =>
  Array<AwardChange>(changes[change]).fill(change),
);

/** A change that nobody reports to us. */
export function change(award: Award, today: string, random: Random): void {
  const kind = random.one(changesInTurn);
  const { deadline } = award;
  if (kind === "amount" || deadline === null) award.amount += 100 * random.between(1, 9);
  else if (kind === "later") award.deadline = daysAfter(deadline, random.between(7, 45));
  else if (kind === "earlier") award.deadline = daysAfter(today, random.between(2, 40));
  else if (kind === "closed") award.deadline = null;
  else if (kind === "gone") award.isWithdrawn = true;
  else award.address = award.address.replace("https://", "https://new-");
}

/** Fetches a page of this web: one in a hundred times its host is silent. */
export function fetchFrom(awards: Award[], random: Random) {
  const byHost = (address: string) => new URL(address).hostname.replace(/^(new-)*/, "");
  const awardOf = new Map(awards.map((award) => [byHost(award.address), award]));
  return async (address: string): Promise<FetchResult> => {
    const award = awardOf.get(byHost(address));
    // A site that tells whether we are online.
    if (!award) return pageAt(address, "<h1>Welcome</h1>");
    if (random.chance(0.01))
      return { ok: false, reason: "unreachable", error: "The site could not be reached." };
    if (award.isWithdrawn)
      return { ok: false, reason: "status", status: 404, error: "There is no page at that address (404)." };
    // A page that moved redirects from its old address.
    return pageAt(award.address, pageOf(award));
  };
}

const pageAt = (url: string, body: string): FetchResult => ({
  ok: true,
  url,
  contentType: "text/html; charset=utf-8",
  body: new TextEncoder().encode(body),
});

const aside = `<aside><h2>Related posts</h2><ul><li><a href="/a">Mango Prize: deadline 3 March 2028</a></li>
<li><a href="/b">Papaya Award: apply by 9 June 2028</a></li></ul></aside>`;

function pageOf({ title, deadline, amount, isPicture, style }: Award): string {
  const deadlineText =
    deadline === null
      ? closed[style]
      : isPicture
        ? `<img src="/poster-${deadline}.png" alt="Poster">`
        : open[style]?.(dayInWords(deadline));
  return `<!doctype html><title>${title}</title><header><nav><a href="/">Home</a> <a href="/news">News</a></nav></header>
<main><article><h1>${title}</h1>
<p>The ${title} supports students from Africa who want to study at a university and could not pay for it themselves. It is open to all fields of study.</p>
<p>The award pays USD ${amount.toLocaleString("en")} a year towards tuition and living costs. You need a certificate of your last school and two letters of recommendation.</p>
<p>${deadlineText}</p>
<p>Send the form with copies of your certificates. We answer every application within eight weeks, and interviews are held online.</p></article></main>
${aside}<footer>Contact us. All rights reserved.</footer>`;
}

const open: ((day: string) => string)[] = [
  (day) => `Applications close on ${day}.`,
  (day) => `<strong>Deadline:</strong> ${day}`,
  (day) => `The deadline for applications is ${day}. Late applications are not read.`,
  (day) => `Please apply by ${day}.`,
];
const closed = [
  "Applications are now closed.",
  "This call is closed.",
  "Applications have closed. The next round will be announced here.",
  "The call is now closed.",
];
