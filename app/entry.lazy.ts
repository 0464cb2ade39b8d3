import { moveSlides } from "#app/discover/home/move-slides.ts";
import { reportViews } from "#app/discover/sponsored/report-views.ts";
import { hydrated, hydrateOnInteraction } from "#app/shared/hydration/hydrate-on-interaction.ts";
import { offerLanguage } from "#app/shared/layout/navigation/offer-language.ts";

// The only script of a page that is not hydrated yet: it runs what works without React, and loads React when it is
// needed.
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) moveSlides(carousel);
const stop = reportViews(document, (listing) => listing.setAttribute("data-reported", ""));
addEventListener(hydrated, stop, { once: true });

hydrateOnInteraction();
offerLanguage();
