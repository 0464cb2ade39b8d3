import { type MouseEvent, useState } from "react";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Spinner } from "#app/shared/ui/feedback/spinner.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { download, saveAs } from "./download.ts";
import { type ExportType, exportFiles, exportTypes, exportUrl, fullTypes } from "./exports.ts";
import { exportCard, exported, exportNames, failed, nothingFound } from "./words.ts";

/** Links to the export files. A script downloads them itself, to report completion or errors. */
export function ExportCard() {
  const [running, setRunning] = useState<ExportType | null>(null);
  const showToast = useToast();

  async function fetchFile(event: MouseEvent, type: ExportType) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (running) return;
    setRunning(type);
    const result = await download(exportUrl(type));
    setRunning(null);
    showToast(null);
    if (!result.ok) {
      return showToast({
        tone: "bad",
        ...(result.isEmpty ? nothingFound(type) : failed(result.message)),
      });
    }
    saveAs(result.file, exportFiles[type]);
    showToast({ tone: "good", ...exported(type, result.records - 1) });
  }

  const fileList = (types: readonly ExportType[]) => (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {types.map((type) => (
        <li key={type}>
          <a
            href={exportUrl(type)}
            onClick={(event) => void fetchFile(event, type)}
            aria-disabled={running !== null || undefined}
            aria-busy={running === type || undefined}
            className={classNames(
              buttonLook({ look: type === "all" ? "forest" : "outline", isWide: true }),
              "flex-col gap-0! rounded-card! py-3",
            )}
          >
            <span className="flex items-center gap-2">
              {running === type && <Spinner />}
              {running === type ? exportCard.exporting : exportNames[type]}
            </span>
            <span className="text-sm font-normal opacity-80">{exportFiles[type]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Card as="section" aria-labelledby="export-title">
      <h2 id="export-title" className="text-2xl">
        {exportCard.title}
      </h2>
      <p className="mt-1 max-w-[65ch] text-ink-2">{exportCard.intro}</p>
      {fileList(exportTypes)}
      <h3 className="mt-6 text-xl">{exportCard.full}</h3>
      <p className="mt-1 max-w-[65ch] text-ink-2">{exportCard.fullIntro}</p>
      {fileList(fullTypes)}
    </Card>
  );
}
