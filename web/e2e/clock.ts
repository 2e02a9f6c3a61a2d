import { expect, type Page } from "@playwright/test";

/**
 * The page's clock. Once stopped it moves only when told, so that a delay is shown to the millisecond and
 * nobody waits for it.
 */
export class Clock {
  private constructor(private readonly page: Page) {}

  /** Before the first page of the test. */
  static async on(page: Page): Promise<Clock> {
    await page.clock.install();
    return new Clock(page);
  }

  /** Stands still from here on; what was due within half a minute has happened. */
  async stop(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 30_000);
  }

  run(milliseconds: number): Promise<void> {
    return this.page.clock.runFor(milliseconds);
  }

  go(): Promise<void> {
    return this.page.clock.resume();
  }

  /**
   * Answers of the server reach the page through timers of 0 ms: they run until the check holds. With a step, time
   * goes on by it at each look: for what is awaited after an answer, whose own moment nobody knows.
   */
  async until(check: () => Promise<unknown>, step = 0): Promise<void> {
    await expect(async () => {
      await this.run(step);
      await check();
    }).toPass({ intervals: [20], timeout: 15_000 });
  }

  /** Shows that something happens after exactly this time: not one millisecond earlier. */
  async exactly(
    milliseconds: number,
    before: () => Promise<unknown>,
    after: () => Promise<unknown>,
  ): Promise<void> {
    await this.run(milliseconds - 1);
    await this.page.evaluate(() => document.body.offsetHeight); // the page has had its turn
    await before();
    await this.run(1);
    await this.until(after);
  }
}
