package httpapi

import (
	"time"

	"focal/internal/account"
)

// Role is the least that a caller must be for a route.
type Role string

// Roles of the route table. Subscription, credits and template permissions
// depend on the request and are checked by internal/convert. A program's key opens the
// routes that name a scope, and no other that asks for a user.
const (
	Public  Role = "public"  // anyone
	Refresh Role = "refresh" // bearer of a refresh token; the handler checks it
	User    Role = "user"    // any signed-in user
	Admin   Role = "admin"   // user_role admin, read from the database at each request
)

// Route is one row of the table that the whole API is built from. A path that
// is not in the table cannot be registered; a test walks both ways.
type Route struct {
	ID      string // OpenAPI operationId
	Method  string
	Path    string // below /api
	Role    Role
	Rate    Rate
	Body    int64 // largest request body in bytes; 0 = no body is read
	Tag     string
	Summary string
	Hidden  bool            // not part of the OpenAPI document
	Key     []account.Scope // all that a program's key must be allowed; nil = closed to keys
	Gives   string          // what of converted CVs the answer holds; the trail tells what programs took
	Enrol   bool            // open to an admin who has yet to set up the two-factor sign-in that is required
}

const (
	small  = 64 << 10
	icon   = 5242880 + 64<<10 // the icon's own limit is checked exactly by its handler
	upload = 25 << 20         // assurance item 43

	// MaxUploads is what the files of one conversion may have together: ten CVs and a job
	// description of 10 MB each. They go to the disk as they come, see readForm.
	MaxUploads = 110 << 20
	bulk       = MaxUploads + 2<<20 // with the fields and boundaries of the form
	adverts    = 32 << 20           // three of 10 MB, likewise
)

// Rate names a limit of requests per window.
type Rate struct {
	Name   string
	Max    int
	Window time.Duration
	ByIP   bool // counted per address instead of per user
}

// Limits of the table. Sign-in failures are counted by internal/account.
var (
	free       = Rate{}
	perLogin   = Rate{"login", 600, time.Minute, true}
	perSignup  = Rate{"register", 120, 10 * time.Minute, true}
	perAccount = Rate{"account", 120, time.Minute, false}
	perUpload  = Rate{"upload", 1200, time.Minute, false}
	perChat    = Rate{"chat", 20, time.Minute, false}
	perExport  = Rate{"export", 10, time.Hour, false}
	perFile    = Rate{"download", 6000, time.Minute, false}
	perPDF     = Rate{"pdf", 30, time.Minute, false}
	perProgram = Rate{"program", 1200, time.Minute, false} // of keys, where sessions have no limit
	perTest    = Rate{"webhook-test", 20, time.Minute, false}
	perPicture = Rate{"picture", 300, time.Minute, false} // pages of uploaded files
)

// What keys of programs need. A review answers with the result, so it needs both.
var (
	reads    = []account.Scope{account.ScopeRead}
	converts = []account.Scope{account.ScopeConvert}
	both     = []account.Scope{account.ScopeConvert, account.ScopeRead}
)

// Routes is the table.
var Routes = []Route{
	{ID: "getConfig", Method: "GET", Path: "/config", Role: Public, Rate: free, Tag: "service", Summary: "Name, limits, plans and switches of this installation"},
	{ID: "getOpenAPI", Method: "GET", Path: "/openapi.json", Role: Public, Rate: free, Tag: "service", Hidden: true},
	{ID: "getDocs", Method: "GET", Path: "/docs", Role: Public, Rate: free, Tag: "service", Hidden: true},
	{ID: "getDocsFile", Method: "GET", Path: "/docs/{file}", Role: Public, Rate: free, Tag: "service", Hidden: true},

	{ID: "register", Method: "POST", Path: "/auth/register", Role: Public, Rate: perSignup, Body: small, Tag: "auth", Summary: "Create an account"},
	{ID: "login", Method: "POST", Path: "/auth/login", Role: Public, Rate: perLogin, Body: small, Tag: "auth", Summary: "Sign in"},
	{ID: "refresh", Method: "POST", Path: "/auth/refresh", Role: Refresh, Rate: perLogin, Tag: "auth", Summary: "Exchange the refresh token (as bearer) for a new pair"},
	{ID: "logout", Method: "POST", Path: "/auth/logout", Role: User, Rate: perAccount, Tag: "auth", Enrol: true, Summary: "End this session on the server"},
	{ID: "getProfile", Method: "GET", Path: "/auth/profile", Role: User, Key: reads, Rate: free, Tag: "auth", Enrol: true, Summary: "The signed-in user"},
	{
		ID: "listOwnCredits", Method: "GET", Path: "/auth/credits", Role: User, Rate: free, Tag: "auth",
		Summary: "What became of the caller's credits, newest first",
	},
	{ID: "updateProfile", Method: "POST", Path: "/auth/update_profile", Role: User, Rate: perAccount, Body: small, Tag: "auth", Summary: "Change name and organisation"},
	{ID: "changePassword", Method: "POST", Path: "/auth/change_password", Role: User, Rate: perAccount, Body: small, Tag: "auth", Enrol: true, Summary: "Change the password; ends every other session"},

	{ID: "requestPasswordReset", Method: "POST", Path: "/auth/request_password_reset", Role: Public, Rate: perLogin, Body: small, Tag: "auth", Summary: "Mail a one-time password"},
	{ID: "resetPassword", Method: "POST", Path: "/auth/reset_password_with_code", Role: Public, Rate: perLogin, Body: small, Tag: "auth", Summary: "Set a new password with the one-time password"},
	{ID: "beginTOTP", Method: "POST", Path: "/auth/totp/begin", Role: User, Rate: perAccount, Body: small, Tag: "auth", Enrol: true, Summary: "Begin to set up two-factor sign-in, or to change the device"},
	{ID: "enableTOTP", Method: "POST", Path: "/auth/totp/enable", Role: User, Rate: perAccount, Body: small, Tag: "auth", Enrol: true, Summary: "Turn two-factor sign-in on with a first code; answers with recovery codes"},
	{ID: "disableTOTP", Method: "POST", Path: "/auth/totp/disable", Role: User, Rate: perAccount, Body: small, Tag: "auth", Summary: "Turn two-factor sign-in off"},
	{ID: "renewRecoveryCodes", Method: "POST", Path: "/auth/totp/recovery_codes", Role: User, Rate: perAccount, Body: small, Tag: "auth", Summary: "New recovery codes in place of the old ones"},
	{
		ID: "listAPIKeys", Method: "GET", Path: "/auth/keys", Role: User, Rate: free, Tag: "auth",
		Summary: "The caller's API keys, newest first",
	},
	{
		ID: "createAPIKey", Method: "POST", Path: "/auth/keys", Role: User, Rate: perAccount, Body: small, Tag: "auth",
		Summary: "Make an API key; it is shown this once",
	},
	{
		ID: "revokeAPIKey", Method: "DELETE", Path: "/auth/keys/{id}", Role: User, Rate: perAccount, Tag: "auth",
		Summary: "Revoke an API key",
	},
	{
		ID: "revokeAPIKeys", Method: "DELETE", Path: "/auth/keys", Role: User, Rate: perAccount, Tag: "auth",
		Summary: "Revoke every API key",
	},
	{ID: "exportData", Method: "GET", Path: "/auth/export", Role: User, Rate: perExport, Tag: "auth", Summary: "Download everything kept about the caller as a zip"},
	{ID: "deleteAccount", Method: "POST", Path: "/auth/delete_account", Role: User, Rate: perAccount, Body: small, Tag: "auth", Summary: "Erase the caller's account and everything kept with it"},
	{ID: "contact", Method: "POST", Path: "/contact", Role: Public, Rate: perLogin, Body: small, Tag: "service", Summary: "Send a message to support"},

	{ID: "listTemplates", Method: "GET", Path: "/convert/templates", Role: User, Key: reads, Rate: free, Tag: "convert", Summary: "Templates this user may choose"},
	{
		ID: "previewTemplate", Method: "GET", Path: "/convert/templates/{name}/preview", Role: User, Rate: perFile, Tag: "convert",
		Summary: "A template that this user may choose, filled with an invented CV",
	},
	{ID: "generateResumeBulk", Method: "POST", Path: "/convert/generate-resume-bulk", Role: User, Key: converts, Rate: perUpload, Body: bulk, Tag: "convert", Summary: "Convert 1 to 10 CVs"},
	{
		ID: "getSource", Method: "GET", Path: "/convert/source/{taskId}/{file}", Role: User, Gives: "source",
		Key: reads, Rate: perFile, Tag: "convert",
		Summary: "The lines of an uploaded CV, and where each of them went",
	},
	{
		ID: "getWhole", Method: "GET", Path: "/convert/whole/{taskId}/{file}", Role: User, Gives: "data",
		Key: reads, Rate: perFile, Tag: "convert",
		Summary: "The document of a CV with nothing left out for its length, to be looked at; nothing is kept or accepted",
	},
	{
		ID: "getSourcePage", Method: "GET", Path: "/convert/source/{taskId}/{file}/page/{page}", Role: User, Gives: "page",
		Key: reads, Rate: perPicture, Tag: "convert",
		Summary: "A page of an uploaded PDF file as a picture",
	},
	{ID: "cancelTask", Method: "POST", Path: "/convert/cancel/{taskId}", Role: User, Key: converts, Rate: perUpload, Tag: "convert", Summary: "End a conversion that is under way, or one CV of it; CVs that are through are kept"},
	{
		ID: "decideHeld", Method: "POST", Path: "/convert/accept/{taskId}", Role: User, Key: converts,
		Rate: perAccount, Body: 1 << 10, Tag: "convert",
		Summary: "Accept or refuse a doubtful reading; its credit is taken only when it is accepted",
	},
	{ID: "getTaskStatus", Method: "GET", Path: "/convert/task-status/{taskId}", Role: User, Key: reads, Rate: free, Tag: "convert", Summary: "State of a conversion"},
	{
		ID: "getTaskProgress", Method: "GET", Path: "/convert/task-progress/{taskId}", Role: User, Key: reads, Rate: free,
		Tag: "convert", Summary: "The next state of a conversion: waits a moment for a change",
	},
	{ID: "generateDocx", Method: "POST", Path: "/convert/generate-docx/{taskId}", Role: User, Key: reads, Rate: perFile, Body: icon, Tag: "convert", Summary: "The Word document, or a zip of several"},
	{
		ID: "noteDownload", Method: "POST", Path: "/convert/downloaded/{taskId}", Role: User, Rate: perFile, Tag: "convert",
		Summary: "For the audit log: the page saves the Word document that it shows",
	},
	{ID: "generatePdf", Method: "POST", Path: "/convert/generate-pdf/{taskId}", Role: User, Key: reads, Rate: perPDF, Body: icon, Tag: "convert", Summary: "The same document as PDF, or a zip of several, where /config says pdf"},
	{
		ID: "exportForm", Method: "GET", Path: "/convert/export/{taskId}", Role: User, Key: reads, Rate: perFile, Tag: "convert",
		Summary: "The converted CV as text, Markdown or JSON Resume, or a zip of several",
	},
	{
		ID: "getResult", Method: "GET", Path: "/convert/result/{taskId}", Role: User, Gives: "data",
		Key: reads, Rate: perFile, Tag: "convert",
		Summary: "What was read, what was written and every change between",
	},
	{
		ID: "getUnprinted", Method: "GET", Path: "/convert/unprinted/{taskId}", Role: User,
		Gives: "unprinted", Key: reads, Rate: perFile, Tag: "convert",
		Summary: "What an uploaded template leaves out of each CV, for want of a tag",
	},
	{
		ID: "chooseOptions", Method: "PUT", Path: "/convert/options", Role: User, Rate: perAccount, Body: small, Tag: "convert",
		Summary: "Keep what the caller's next conversion starts with",
	},
	{
		ID: "forgetOptions", Method: "DELETE", Path: "/convert/options", Role: User, Rate: perAccount, Tag: "convert",
		Summary: "Start the caller's next conversion with the defaults again",
	},
	{
		ID: "giveFields", Method: "PUT", Path: "/convert/fields/{taskId}", Role: User,
		Gives: "data", Key: both, Rate: perAccount, Body: small,
		Tag: "convert", Summary: "Set what is given for one CV of a finished conversion, in place of what all were given",
	},
	{
		ID: "markTask", Method: "PUT", Path: "/convert/marking/{taskId}", Role: User, Key: converts, Rate: perAccount, Body: 1 << 10,
		Tag: "convert", Summary: "Set the protective marking of a finished conversion; free of charge",
	},
	{
		ID: "reviewResult", Method: "POST", Path: "/convert/review/{taskId}", Role: User, Gives: "data",
		Key: both, Rate: perAccount, Body: 1 << 20, Tag: "convert",
		Summary: "Take changes back or write own wordings; free of charge",
	},
	{
		ID: "listHistory", Method: "GET", Path: "/convert/history", Role: User, Gives: "names of people, files and jobs", Key: reads,
		Rate: free, Tag: "convert", Summary: "Past conversions, newest first",
	},
	{
		ID: "compareCandidates", Method: "POST", Path: "/convert/compare", Role: User,
		Gives: "comparison", Key: reads, Rate: perUpload, Body: adverts, Tag: "convert",
		Summary: "Compare up to 10 converted CVs with up to 3 adverts; free of charge",
	},
	{
		ID: "exportComparison", Method: "POST", Path: "/convert/compare/{format}", Role: User,
		Gives: "comparison", Key: reads, Rate: perPDF, Body: adverts,
		Tag: "convert", Summary: "The same comparison as a workbook or a Word document",
	},
	{ID: "uploadIcon", Method: "POST", Path: "/convert/upload-cv-icon", Role: User, Rate: perAccount, Body: icon, Tag: "convert", Summary: "Set the branding icon"},
	{ID: "removeIcon", Method: "DELETE", Path: "/convert/remove-cv-icon", Role: User, Rate: perAccount, Tag: "convert", Summary: "Remove the branding icon"},
	{
		ID: "getIcon", Method: "GET", Path: "/convert/get-cv-icon", Role: User, Key: reads, Rate: free, Tag: "convert",
		Summary: "The branding icon",
	},
	{ID: "deleteTask", Method: "DELETE", Path: "/convert/task/{taskId}", Role: User, Key: converts, Rate: perAccount, Tag: "convert", Summary: "Erase a conversion and its files"},

	{
		ID: "listWebhooks", Method: "GET", Path: "/webhooks", Role: User, Rate: free, Tag: "webhooks",
		Summary: "The caller's webhooks, oldest first",
	},
	{
		ID: "createWebhook", Method: "POST", Path: "/webhooks", Role: User, Rate: perAccount, Body: small, Tag: "webhooks",
		Summary: "Have a program told when conversions end; the secret is shown this once",
	},
	{
		ID: "switchWebhook", Method: "PUT", Path: "/webhooks/{id}", Role: User, Rate: perAccount, Body: small, Tag: "webhooks",
		Summary: "Switch a webhook on or off",
	},
	{
		ID: "renewWebhookSecret", Method: "POST", Path: "/webhooks/{id}/secret", Role: User, Rate: perAccount, Body: small, Tag: "webhooks",
		Summary: "Sign a webhook's messages with another secret, which is shown this once",
	},
	{
		ID: "removeWebhook", Method: "DELETE", Path: "/webhooks/{id}", Role: User, Rate: perAccount, Tag: "webhooks",
		Summary: "Remove a webhook",
	},
	{
		ID: "testWebhook", Method: "POST", Path: "/webhooks/{id}/test", Role: User, Rate: perTest, Tag: "webhooks",
		Summary: "Send a test and say what became of it",
	},
	{
		ID: "listDeliveries", Method: "GET", Path: "/webhooks/{id}/deliveries", Role: User, Rate: free, Tag: "webhooks",
		Summary: "The last deliveries of a webhook, newest first",
	},

	{ID: "createCheckoutSession", Method: "POST", Path: "/payment/create-checkout-session", Role: User, Rate: perAccount, Body: small, Tag: "payment", Summary: "Begin to buy a plan"},
	{ID: "createPortalSession", Method: "POST", Path: "/payment/create-portal-session", Role: User, Rate: perAccount, Body: small, Tag: "payment", Summary: "Where the user manages the subscription"},
	{ID: "validateSession", Method: "POST", Path: "/payment/validate-session", Role: User, Rate: perAccount, Body: small, Tag: "payment", Summary: "State of a checkout of the caller; lets a paid plan begin"},
	{ID: "paymentWebhook", Method: "POST", Path: "/payment/webhook", Role: Public, Rate: free, Body: 1 << 20, Tag: "payment", Hidden: true},
	{ID: "sandboxCheckout", Method: "GET", Path: "/payment/sandbox/checkout/{id}", Role: Public, Rate: perLogin, Tag: "payment", Hidden: true},
	{ID: "sandboxPay", Method: "POST", Path: "/payment/sandbox/checkout/{id}", Role: Public, Rate: perLogin, Body: small, Tag: "payment", Hidden: true},
	{ID: "sandboxPortal", Method: "GET", Path: "/payment/sandbox/portal/{id}", Role: Public, Rate: perLogin, Tag: "payment", Hidden: true},
	{ID: "sandboxManage", Method: "POST", Path: "/payment/sandbox/portal/{id}", Role: Public, Rate: perLogin, Body: small, Tag: "payment", Hidden: true},

	{ID: "listUsers", Method: "GET", Path: "/admin/users-table", Role: Admin, Rate: free, Tag: "admin", Summary: "A page of users"},
	{ID: "createUser", Method: "POST", Path: "/admin/user", Role: Admin, Rate: perAccount, Body: small, Tag: "admin", Summary: "Create a user"},
	{ID: "getUser", Method: "GET", Path: "/admin/user/{id}", Role: Admin, Rate: free, Tag: "admin", Summary: "One user"},
	{ID: "updateUser", Method: "PUT", Path: "/admin/user/{id}", Role: Admin, Rate: perAccount, Body: small, Tag: "admin", Summary: "Change the fields that are sent"},
	{
		ID: "deleteUser", Method: "DELETE", Path: "/admin/user/{id}", Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Erase a user",
	},
	{
		ID: "listUserCredits", Method: "GET", Path: "/admin/user/{id}/credits", Role: Admin, Rate: free, Tag: "admin",
		Summary: "What became of a user's credits, newest first",
	},
	{
		ID: "refundConversion", Method: "POST", Path: "/admin/user/{id}/refund", Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Give back what was taken for a conversion, once",
	},
	{ID: "setUserTemplates", Method: "PUT", Path: "/admin/user/{id}/templates", Role: Admin, Rate: perAccount, Body: small, Tag: "admin", Summary: "Set the templates a user may choose beside Generic"},
	{
		ID: "resetUserPassword", Method: "POST", Path: "/admin/user/{id}/reset-password",
		Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Void a user's password; answers with a one-time code for a new one",
	},
	{
		ID: "endUserSessions", Method: "DELETE", Path: "/admin/user/{id}/sessions",
		Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Sign a user out everywhere",
	},
	{
		ID: "suspendUser", Method: "POST", Path: "/admin/user/{id}/suspension",
		Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Suspend an account: sessions end, sign-in and API keys are refused, what it has stays",
	},
	{
		ID: "restoreUser", Method: "DELETE", Path: "/admin/user/{id}/suspension",
		Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Let a suspended account back in",
	},
	{
		ID: "disableUserTwoFactor", Method: "DELETE", Path: "/admin/user/{id}/two-factor",
		Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Switch a user's two-factor sign-in off and end the sessions",
	},
	{ID: "createDemoAccount", Method: "POST", Path: "/admin/create-demo-account", Role: Admin, Rate: perAccount, Body: small, Tag: "admin", Summary: "Make an account to hand out"},
	{
		ID: "getSetup", Method: "GET", Path: "/admin/setup", Role: Admin, Rate: free, Tag: "admin",
		Summary: "What is set and what is missing before people come",
	},
	{
		ID: "getDefaults", Method: "GET", Path: "/admin/defaults", Role: Admin, Rate: free, Tag: "admin",
		Summary: "What conversions start with until a user chooses otherwise",
	},
	{
		ID: "setDefaults", Method: "PUT", Path: "/admin/defaults", Role: Admin, Rate: perAccount, Body: small, Tag: "admin",
		Summary: "Set what conversions start with until a user chooses otherwise",
	},
	{
		ID: "dropDefaults", Method: "DELETE", Path: "/admin/defaults", Role: Admin, Rate: perAccount, Tag: "admin",
		Summary: "Go back to the product's own defaults",
	},
	{ID: "listAudit", Method: "GET", Path: "/admin/audit", Role: Admin, Rate: free, Tag: "admin", Summary: "The trail of sensitive actions, newest first"},
	{
		ID: "exportAudit", Method: "GET", Path: "/admin/audit.csv", Role: Admin, Rate: perFile, Tag: "admin",
		Summary: "The trail as a table, at most its newest 50,000 rows",
	},
	{ID: "chatSend", Method: "POST", Path: "/admin/chat/send", Role: User, Rate: perChat, Body: small, Tag: "chat", Summary: "Ask the product assistant"},
	{ID: "chatReset", Method: "POST", Path: "/admin/chat/reset", Role: User, Rate: perAccount, Tag: "chat", Summary: "Forget the conversation"},

	{ID: "listAdminTemplates", Method: "GET", Path: "/admin/templates", Role: Admin, Rate: free, Tag: "templates", Summary: "Built-in and uploaded templates"},
	{ID: "addTemplate", Method: "POST", Path: "/admin/templates", Role: Admin, Rate: perAccount, Body: upload, Tag: "templates", Summary: "Check and keep a Word template"},
	{ID: "checkTemplate", Method: "POST", Path: "/admin/templates/check", Role: Admin, Rate: perAccount, Body: upload, Tag: "templates", Summary: "Check a Word template without keeping it"},
	{ID: "getTemplateStarter", Method: "GET", Path: "/admin/templates/{name}/starter", Role: Admin, Rate: perFile, Tag: "templates", Summary: "A template as a Word file to make another one from"},
	{ID: "getTemplatePreview", Method: "GET", Path: "/admin/templates/{name}/preview", Role: Admin, Rate: perFile, Tag: "templates", Summary: "A template filled with a sample CV"},
	{
		ID: "listTemplateTags", Method: "GET", Path: "/admin/templates/tags", Role: Admin, Rate: free,
		Tag: "templates", Summary: "Tags and what they print",
	},
	{
		ID: "setTemplateFields", Method: "PUT", Path: "/admin/templates/{name}/fields", Role: Admin, Rate: perAccount, Body: small,
		Tag: "templates", Summary: "Set the fields that a template asks for with each conversion",
	},
	{
		ID: "setTemplateEverybody", Method: "PUT", Path: "/admin/templates/{name}/everybody", Role: Admin, Rate: perAccount, Body: small,
		Tag: "templates", Summary: "Let everybody choose a template, or those alone whom it is allowed",
	},
	{ID: "deleteTemplate", Method: "DELETE", Path: "/admin/templates/{name}", Role: Admin, Rate: perAccount, Tag: "templates", Summary: "Erase an uploaded template"},
}
