const width = 840;
const height = 473;

/** A cropped screen of the product at work; `make screenshots` takes them from the samples. */
export function ScreenPicture({ name, alt }: { name: string; alt: string }) {
  return (["light", "dark"] as const).map((theme) => (
    <img
      key={theme}
      src={`/media/screens/${name}-${theme}.webp`}
      width={width}
      height={height}
      loading="lazy"
      alt={alt}
      className={`only-${theme} h-auto w-full rounded-md border border-line`}
    />
  ));
}
