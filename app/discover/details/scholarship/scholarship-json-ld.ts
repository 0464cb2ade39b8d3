import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { shorten } from "#app/shared/text/shorten.ts";

interface Scholarship {
  title: string;
  description: string;
  amount: string | null;
  eligibility: string;
  applicationUrl: string;
}

/** schema.org JSON-LD for search engines. */
export const scholarshipJsonLd = (given: Scholarship, url: string) => ({
  "@context": "https://schema.org",
  "@type": "MonetaryGrant",
  name: given.title,
  url,
  description: shorten(given.description, 500),
  ...(given.amount && { disambiguatingDescription: given.amount }),
  ...(isWebAddress(given.applicationUrl) && { sameAs: given.applicationUrl }),
});
