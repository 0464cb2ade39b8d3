import type { ReactNode } from "react";
import { usePage } from "#app/shared/layout/page.ts";

/** Our own copy of a picture. */
export interface ImageCopy {
  src: string;
  width: number;
  height: number;
}

interface CopiedImageProps {
  picture: ImageCopy | null;
  alt: string;
  /** Its place on the page is bounded here, so that nothing moves when it arrives. */
  className: string;
  /** What stands there without it: while we have no copy, and for those who save data. */
  fallback?: ReactNode;
}

/** A picture that is fetched when it is about to be seen. */
export function CopiedImage({ picture, alt, className, fallback = null }: CopiedImageProps) {
  const savesData = usePage()?.savesData;
  if (!picture || savesData) return fallback;
  const { src, width, height } = picture;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
