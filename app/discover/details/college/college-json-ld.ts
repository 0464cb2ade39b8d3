import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { shorten } from "#app/shared/text/shorten.ts";

interface College {
  name: string;
  description: string;
  location: string;
  country: string;
  websiteUrl: string;
  logo: { src: string } | null;
}

/** schema.org JSON-LD for search engines. */
export const collegeJsonLd = (given: College, url: string) => ({
  "@context": "https://schema.org",
  "@type": "CollegeOrUniversity",
  name: given.name,
  url,
  description: shorten(given.description, 500),
  address: { "@type": "PostalAddress", addressLocality: given.location, addressCountry: given.country },
  ...(isWebAddress(given.websiteUrl) && { sameAs: given.websiteUrl }),
  // Our own copy of the image, since another site's may change or track visitors.
  ...(given.logo && { logo: new URL(given.logo.src, url).href }),
});
