import type { ReactNode } from "react";
import { usePage } from "#app/shared/layout/page.ts";

/** Our own copy of an image. */
export interface ImageCopy {
  src: string;
  width: number;
  height: number;
}

interface CopiedImageProps {
  picture: ImageCopy | null;
  alt: string;
  /** Must limit the size, so that nothing moves when the image arrives. */
  className: string;
  /** Shown while we have no copy, and with the data saver on. */
  fallback?: ReactNode;
}

/** Loads lazily. */
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
