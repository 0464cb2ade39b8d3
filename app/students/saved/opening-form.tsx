import { useLocation } from "react-router";
import { buttonLook } from "#app/common/ui/button.tsx";
import { Icon } from "#app/common/ui/icon.tsx";
import { openingWords as words } from "./words.ts";

interface OpeningFormProps {
  /** "scholarship/8b0c…". */
  item: string;
  title: string;
  wantsOpening: boolean;
}

/** Asks for a message when something opens, and takes that back. A plain form, for everyone. */
export function OpeningForm({ item, title, wantsOpening }: OpeningFormProps) {
  const { pathname, search } = useLocation();
  const text = wantsOpening ? words.asked : words.ask;
  return (
    <form method="post" action="/saved/opening" className="print:hidden">
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="wants"
        value={wantsOpening ? "stop" : "ask"}
        aria-pressed={wantsOpening}
        aria-label={`${text}: ${title}`}
        className={`${buttonLook({ look: "outline" })} w-full`}
      >
        <Icon name="bell" className={wantsOpening ? "size-5 fill-marigold" : "size-5"} />
        {text}
      </button>
    </form>
  );
}
