import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

interface ToastProps {
  tone: "good" | "bad";
  /** One message, or one per line. */
  title: string;
  detail?: string | undefined;
  /** A button that does something about it. */
  action?: ReactNode;
  /** The button that dismisses it, if a script runs. */
  close?: ReactNode;
  /** As wide as its container, above a form. */
  isWide?: boolean;
}

/** One toast: what happened and, if it helps, one more sentence. */
export function ToastCard({ tone, title, detail, action, close, isWide }: ToastProps) {
  return (
    <div
      className={classNames(
        "toast on-dark flex w-full items-start gap-3 rounded-card py-2 pl-4 border border-glass lifted",
        !isWide && "md:max-w-md",
        close ? "pr-2" : "pr-4",
        tone === "good" ? "bg-toast" : "bg-toast-bad",
      )}
    >
      <Icon name={tone === "good" ? "check" : "alert"} className="mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 grow py-2">
        <strong className="block wrap-anywhere whitespace-pre-line">{title}</strong>
        {detail}
        {action && <div className="flex">{action}</div>}
      </div>
      {close}
    </div>
  );
}
