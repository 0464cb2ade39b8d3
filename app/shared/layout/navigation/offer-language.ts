import { type Language, languageOffers, languages, splitLanguage } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";

const declined = "language-offer-declined";

/** The first of the reader's languages that the product has, if the page is in another. */
export function languageToOffer(wanted: readonly string[], here: Language): Language | null {
  const known = wanted.map((one) => languages.find((ours) => one.toLowerCase().split("-")[0] === ours));
  const [best] = known.filter((one) => one !== undefined);
  return best && best !== here ? best : null;
}

/**
 * Offers the page in the browser's language, in one line at the end, until the reader declines. Nobody is redirected.
 */
export function offerLanguage(): void {
  const { language: here, path } = splitLanguage(location.pathname);
  const best = languageToOffer(navigator.languages, here);
  if (!best || isDeclined()) return;
  const offer = document.createElement("p");
  offer.lang = best;
  offer.className =
    "fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 border-t border-line bg-card px-4 print:hidden";
  const link = document.createElement("a");
  link.href = localPath(path + location.search, best);
  link.textContent = languageOffers[best].read;
  link.className = "inline-flex min-h-11 items-center font-semibold";
  const no = document.createElement("button");
  no.type = "button";
  no.textContent = languageOffers[best].decline;
  no.className = "min-h-11 px-2 text-sm text-ink-2 underline";
  no.addEventListener("click", () => {
    offer.remove();
    localStorage.setItem(declined, "yes");
  });
  link.addEventListener("click", () => localStorage.setItem(declined, "yes"));
  offer.append(link, no);
  document.body.append(offer);
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declined) !== null;
  } catch {
    return true;
  }
}
