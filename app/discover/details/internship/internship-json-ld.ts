interface Internship {
  title: string;
  company: string;
  description: string;
  location: string;
  jobType: "internship" | "full-time" | null;
  applicationDeadline: string | null;
  createdAt: Date;
}

/** schema.org JSON-LD for search engines. */
export const internshipJsonLd = (given: Internship, url: string) => ({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: given.title,
  url,
  description: given.description || given.title,
  datePosted: given.createdAt.toISOString().slice(0, 10),
  employmentType: given.jobType === "full-time" ? "FULL_TIME" : "INTERN",
  hiringOrganization: { "@type": "Organization", name: given.company || given.title },
  ...(given.location && {
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: given.location } },
  }),
  ...(given.applicationDeadline && { validThrough: `${given.applicationDeadline}T23:59:59Z` }),
});
