import { keptPages } from "#app/common/frame/kept-pages.ts";
import { asleep } from "#app/common/frame/sleep.ts";
import { wakeWhenWanted } from "#app/common/frame/wake.ts";
import { moveSlides } from "#app/discover/home/move-slides.ts";
import { tellSeen } from "#app/discover/sponsored/tell-seen.ts";

// Runs on a page that nobody has touched yet: see `letSleep`. First what moves or counts by itself.
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) moveSlides(carousel);
const stop = tellSeen(document, (listing) => listing.setAttribute("data-told", ""));
addEventListener("awake", stop, { once: true });

// A finger on a link to what any visitor may be shown begins to fetch it: it comes a moment sooner, and costs no more.
const ahead = document.createElement("script");
ahead.type = "speculationrules";
ahead.textContent = JSON.stringify({
  prefetch: [{ where: { href_matches: keptPages }, eagerness: "conservative" }],
});
document.body.append(ahead);

wakeWhenWanted(asleep, () => ahead.remove());
