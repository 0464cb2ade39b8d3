import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { storedInBrowser } from "#app/shared/offline-storage/stored-in-browser.ts";
import { storedWhen, storedWords } from "#app/shared/offline-storage/stored-words.ts";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import type { Route } from "./+types/privacy.page.ts";
import { privacy } from "./privacy-words.ts";
import { privacyText } from "./text-words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: privacyText.title,
    description: privacyText.description,
    path: "/privacy",
    appUrl: matches[0].loaderData?.appUrl,
  });

export default function Privacy() {
  const contact = usePage()?.contactEmail;
  return (
    <article className="wrap max-w-3xl py-8 md:py-12">
      <PageHeading title={privacyText.title} intro={privacy.intro} />
      {privacy.sections.map(({ title, paragraphs }) => (
        <section key={title} className="mt-8">
          <h2 className="text-2xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <OnPhones />
      <section className="mt-8">
        <h2 className="text-2xl">{privacy.contact.title}</h2>
        <p className="mt-3">
          {privacy.contact.reach}{" "}
          <a href={`mailto:${contact}`} className="text-leaf underline underline-offset-4">
            {contact}
          </a>
        </p>
        <p className="mt-3">{privacy.contact.answer}</p>
      </section>
    </article>
  );
}

/** Everything is listed with its technical name, so that it can be recognised in the browser's settings. */
const OnPhones = () => (
  <section className="mt-8">
    <h2 className="text-2xl">{privacy.onPhone.title}</h2>
    <p className="mt-3">{privacy.onPhone.intro}</p>
    {storedInBrowser.map(({ when, items }) => (
      <section key={when} className="mt-5">
        <h3 className="text-xl">{storedWhen[when]}</h3>
        <ul className="mt-2 grid gap-2">
          {items.map(({ at, is }) => (
            <li key={at} className="border-t border-line pt-2">
              {storedWords[is]}{" "}
              <code translate="no" className="text-sm wrap-anywhere text-ink-2">
                {at}
              </code>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {privacy.onPhone.paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-4">
        {paragraph}
      </p>
    ))}
  </section>
);
