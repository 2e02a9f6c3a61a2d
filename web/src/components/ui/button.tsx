import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cx } from "@/lib/cx";

/** Looks of buttons and of links that act like one. */
export const buttonStyle = cva(
  "inline-flex items-center border justify-center gap-2 rounded-md font-semibold text-[0.9375rem] leading-tight select-none transition-colors duration-150 disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.125rem] [&_svg]:shrink-0",
  {
    variants: {
      look: {
        primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
        outline: "border-edge text-ink bg-surface hover:border-primary hover:text-primary",
        quiet: "border-transparent text-primary hover:bg-sunken",
        danger: "border-transparent bg-danger text-on-primary hover:brightness-110",
        band: "border-transparent bg-on-band text-band hover:bg-white",
        "band-outline": "border-on-band-soft text-on-band hover:border-on-band hover:bg-on-band/10",
      },
      wrap: { true: "text-center", false: "whitespace-nowrap" },
      size: {
        sm: "min-h-9 pointer-coarse:min-h-11 px-3 py-1.5",
        md: "min-h-11 px-4.5 py-2.5",
        lg: "min-h-13 px-6 py-3.5 text-base",
        icon: "size-10 pointer-coarse:size-11 p-0",
      },
    },
    defaultVariants: { look: "primary", size: "md", wrap: false },
  },
);

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonStyle>;

export function Button({ look, size, wrap, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={cx(buttonStyle({ look, size, wrap }), className)} {...rest} />;
}
