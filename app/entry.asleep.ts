import { wakeWhenWanted } from "#app/common/frame/wake.ts";
import { moveSlides } from "#app/discover/home/move-slides.ts";
import { tellSeen } from "#app/discover/sponsored/tell-seen.ts";

// Runs on a page that nobody has touched yet: see `letSleep`. First what moves or counts by itself.
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) moveSlides(carousel);
const stop = tellSeen(document, (listing) => listing.setAttribute("data-told", ""));
addEventListener("awake", stop, { once: true });

wakeWhenWanted();
