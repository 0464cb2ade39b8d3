import { useToast } from "#app/shared/layout/toasts.tsx";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { copyText } from "./copy-text.ts";
import { shareNames } from "./name-words.ts";
import { type ShareTarget, shareLinks } from "./share-links.ts";
import { shareWords } from "./words.ts";

interface ShareProps extends ShareTarget {
  /** Shown under 'Link copied!': 'Article link copied to clipboard'. */
  copiedDetail?: string;
}

const look = buttonLook({ look: "outline", size: "small" });

/**
 * The ways to share a URL. All are links. With JavaScript, one copies the link and another opens the phone's own menu.
 */
export function Share({ url, title, text, copiedDetail }: ShareProps) {
  const showToast = useToast();
  const canUseMenu = useHydrated() && "share" in navigator;
  const copy = async () => {
    const done = await copyText(url);
    showToast(null);
    if (done)
      showToast({ tone: "good", title: shareWords.copied, ...(copiedDetail && { detail: copiedDetail }) });
    else showToast({ tone: "bad", title: shareWords.failed, detail: shareWords.failedDetail });
  };
  return (
    <ul className="flex gap-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
      {shareLinks({ url, title, text }).map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={look}
            aria-label={shareNames.newTab(label)}
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a
          href={url}
          className={look}
          data-needs-script
          onClick={(event) => {
            event.preventDefault();
            void copy();
          }}
        >
          <Icon name="link" className="size-4" />
          {shareWords.copy}
        </a>
      </li>
      {canUseMenu && (
        <li>
          <button
            type="button"
            className={look}
            // Closing the menu without choosing isn't a failure.
            onClick={() => void navigator.share({ url, title, text: text ?? title }).catch(() => undefined)}
          >
            {shareWords.native}
          </button>
        </li>
      )}
    </ul>
  );
}
