import { moveSlides } from "#app/discover/home/move-slides.ts";
import { tellSeen } from "#app/discover/sponsored/tell-seen.ts";

// What moves or counts by itself on a page that nobody has touched yet: see `app/common/frame/sleep.server.ts`.
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) moveSlides(carousel);

const stop = tellSeen(document, (listing) => listing.setAttribute("data-told", ""));
addEventListener("awake", stop, { once: true });
