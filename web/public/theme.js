// Sets the chosen theme before the first paint; a file of its own because the
// content security policy allows no inline script. Key and colours shared with src/lib/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = theme === "dark" ? "#05171b" : "#f2f8f8";
  }
} catch {
  // storage is blocked: the system's theme applies
}
