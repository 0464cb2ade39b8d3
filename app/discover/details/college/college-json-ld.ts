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

/** What search engines read: a college or university, in the words of schema.org. */
export const collegeData = (given: College, url: string) => ({
  "@context": "https://schema.org",
  "@type": "CollegeOrUniversity",
  name: given.name,
  url,
  description: shorten(given.description, 500),
  address: { "@type": "PostalAddress", addressLocality: given.location, addressCountry: given.country },
  ...(isWebAddress(given.websiteUrl) && { sameAs: given.websiteUrl }),
  // Our own copy: a stranger's picture may change or count who asks for it.
  ...(given.logo && { logo: new URL(given.logo.src, url).href }),
});
