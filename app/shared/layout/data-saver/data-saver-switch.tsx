import { useLocation } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { usePage } from "../page.ts";
import { dataSaver } from "../words.ts";

/** Reloads the page, because scripts that already run can't be unloaded. */
export function DataSaverSwitch() {
  const savesData = usePage()?.savesData ?? false;
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/data-saver" reloadDocument>
      <input type="hidden" name="back" value={pathname + search} />
      <input type="hidden" name="switch" value={savesData ? "off" : "on"} />
      <button
        type="submit"
        role="switch"
        aria-checked={savesData}
        className="group flex min-h-11 items-center gap-3 rounded-lg text-left font-semibold text-white"
      >
        <span className="relative h-7 w-12 shrink-0 rounded-full border-[1.5px] border-on-forest group-aria-checked:border-marigold group-aria-checked:bg-marigold">
          <span className="absolute top-[3px] left-[3px] size-5 rounded-full bg-on-forest group-aria-checked:translate-x-5 group-aria-checked:bg-on-marigold" />
        </span>
        {dataSaver.name}
      </button>
      <p className="mt-1 max-w-[46ch] text-sm text-on-forest">{savesData ? dataSaver.on : dataSaver.off}</p>
    </Form>
  );
}
