import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { language } from "#app/shared/languages/language.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { DataSaverSwitch } from "../data-saver/data-saver-switch.tsx";
import { usePage } from "../page.ts";
import { languageWords, layoutWords, linkNames, product } from "../words.ts";
import { LanguageLinks } from "./language-links.tsx";
import { type PageLink, quickLinks, resourceLinks } from "./links.ts";

const look =
  "inline-flex min-h-8 items-center text-on-forest max-sm:text-sm sm:min-h-11 underline-offset-4 hover:text-white hover:underline";

export function Footer() {
  const page = usePage();
  return (
    <footer className="on-dark mt-auto bg-forest-deep print:hidden">
      {!page?.savesData && <div className="kente" />}
      <div className="wrap grid gap-x-8 gap-y-2 py-4 sm:gap-y-6 sm:py-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.2fr]">
        <div className="max-sm:order-last">
          <p className="font-display text-2xl font-extrabold max-sm:hidden">{product.name}</p>
          <p className="mt-2 mb-4 max-w-[46ch] text-on-forest max-sm:hidden">{product.tagline}</p>
          <DataSaverSwitch />
          <LanguageLinks className={look} id="languages" />
          {language() !== "en" && <DraftNotice />}
        </div>
        <LinkGroup title={layoutWords.quickLinks} links={quickLinks} />
        <LinkGroup title={layoutWords.resources} links={resourceLinks} />
        <div>
          <Group title={layoutWords.share}>
            {page &&
              shareLinks(page.appUrl).map(({ label, href }) => (
                <li key={label}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={layoutWords.shareOn(label)}
                    className={look}
                  >
                    {label}
                  </a>
                </li>
              ))}
            {page && (
              <li className="sm:mt-5">
                <h2 className="text-lg max-sm:sr-only">{layoutWords.contact}</h2>
                <a href={`mailto:${page.contactEmail}`} className={`${look} break-all`}>
                  {page.contactEmail}
                </a>
              </li>
            )}
          </Group>
        </div>
      </div>
      <div className="wrap max-sm:hidden">
        <p className="border-t border-glass py-4 text-sm text-on-forest">© {product.name}</p>
      </div>
    </footer>
  );
}

/** No translation has been read by a speaker yet. */
function DraftNotice() {
  const { pathname, search } = useLocation();
  return (
    <p className="mt-2 max-w-[46ch] text-sm text-on-forest">
      {languageWords.draft}{" "}
      <Link to="/improve" className="underline underline-offset-4">
        {languageWords.help}
      </Link>{" "}
      <a href={localPath(pathname + search, "en")} hrefLang="en" className="underline underline-offset-4">
        {languageWords.inEnglish}
      </a>
    </p>
  );
}

const LinkGroup = ({ title, links }: { title: string; links: PageLink[] }) => (
  <Group title={title}>
    {links.map(({ name, to }) => (
      <li key={name}>
        <Link to={to} className={look}>
          {linkNames[name]}
        </Link>
      </li>
    ))}
  </Group>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="text-base sm:mb-1 sm:text-lg">{title}</h2>
    <ul className="flex flex-wrap gap-x-4 sm:block">{children}</ul>
  </nav>
);

/** Fursa has no accounts on these networks: the links let students tell a friend. */
function shareLinks(appUrl: string) {
  const address = encodeURIComponent(appUrl);
  const text = encodeURIComponent(product.shareText);
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${text}%20${address}` },
    { label: "Telegram", href: `https://t.me/share/url?url=${address}&text=${text}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { label: "X", href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
