// Sets the chosen theme before the first paint; a file of its own because the
// content security policy allows no inline script. Key shared with src/lib/theme.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // storage is blocked: the system's theme applies
}
