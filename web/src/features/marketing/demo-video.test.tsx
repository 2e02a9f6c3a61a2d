import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "@/test/app";

const play = "Discover the 3-Step CV Conversion Process";

async function film(path: string) {
  const app = renderApp(path);
  const button = await screen.findByRole("button", { name: play });
  const video = document.querySelector("video");
  if (!video) throw new Error("no video");
  return { ...app, button, video };
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.play(this);
    return Promise.resolve();
  });
});

it.each(["/", "/About"])("HO-4, AB-1 on %s: idle, playing, paused, ended, again", async (path) => {
  const { keyboard, button, video } = await film(path);
  expect(video.muted).toBe(true);
  expect(video.autoplay).toBe(false);
  expect(video.poster).toMatch(/demo-poster/);
  await keyboard.click(button);
  expect(screen.queryByRole("button", { name: play })).toBeNull();
  expect(video).toHaveFocus();
  fireEvent.pause(video);
  expect(screen.getByRole("button", { name: play })).toBeVisible();
  await keyboard.click(screen.getByRole("button", { name: play }));
  fireEvent.ended(video);
  const tryNow = await within(screen.getByRole("main")).findByRole("link", { name: "Try Now" });
  expect(tryNow).toHaveAttribute("href", "/Register");
  await keyboard.click(await screen.findByRole("button", { name: "Watch Again" }));
  expect(screen.queryByRole("button", { name: "Watch Again" })).toBeNull();
});

it("D-16 a clip that cannot be played shows the ways on at once", async () => {
  const { keyboard, button } = await film("/");
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error("no codec"));
  await keyboard.click(button);
  expect(await screen.findByRole("button", { name: "Watch Again" })).toBeVisible();
});

it("HO-4 paused before it has loaded: it can be played on", async () => {
  const { keyboard, button, video } = await film("/");
  vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.play(this);
    return Promise.reject(new DOMException("The play() request was interrupted", "AbortError"));
  });
  await keyboard.click(button);
  fireEvent.pause(video);
  expect(await screen.findByRole("button", { name: play })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Watch Again" })).toBeNull();
});
