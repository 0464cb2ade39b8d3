import { useLocation } from "react-router";
import { buttonLook } from "#app/common/ui/button.tsx";
import { Icon } from "#app/common/ui/icon.tsx";
import { openingWords as words } from "./words.ts";

interface OpeningProps {
  /** "scholarship/8b0c…". */
  item: string;
  title: string;
  wantsOpening: boolean;
}

/** Asks for a message when something opens, and takes that back. A plain form, for everyone. */
export function OpeningForm(props: OpeningProps) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/saved/opening">
      <input type="hidden" name="back" value={pathname + search} />
      <OpeningFields {...props} />
    </form>
  );
}

/** What stands in such a form. */
export function OpeningFields({ item, title, wantsOpening }: OpeningProps) {
  const text = wantsOpening ? words.asked : words.ask;
  return (
    <>
      <input type="hidden" name="item" value={item} />
      <button
        type="submit"
        name="wants"
        value={wantsOpening ? "not-hear" : "hear"}
        aria-pressed={wantsOpening}
        aria-label={`${text}: ${title}`}
        className={`${buttonLook({ look: "outline" })} w-full`}
      >
        <Icon name="bell" className={wantsOpening ? "size-5 fill-marigold" : "size-5"} />
        {text}
      </button>
    </>
  );
}
