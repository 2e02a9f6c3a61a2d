package json

import (
	"cmp"
	"sync"

	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// isResume recognises JSON Resume (jsonresume.org) by the key that no other
// format has.
func isResume(root *object) bool {
	_, ok := root.values["basics"]
	return ok
}

// unwrap steps into {"resume": {…}}, {"data": {"cv": {…}}} and the like.
func unwrap(root *object) *object {
	for range 4 {
		var inner *object
		members := 0
		for _, k := range root.keys {
			if hiddenKey(k) || scalar(root.values[k]) != "" && len(root.keys) > 1 && wrapperScalar[canonical(k)] {
				continue
			}
			members++
			if o, ok := root.values[k].(*object); ok && wrapper[canonical(k)] {
				inner = o
			}
		}
		if inner == nil || members > 1 {
			return root
		}
		root = inner
	}
	return root
}

var (
	wrapper       = wordset.From([]string{"resume", "cv", "data", "candidate", "profile", "applicant", "curriculumvitae", "result", "document", "attributes", "payload", "employee", "consultant"})
	wrapperScalar = wordset.From([]string{"type", "version", "status", "success", "created", "createdat", "updatedat", "updated", "language", "locale", "format", "source"})
)

// sections maps canonical names of root members to members of JSON Resume.
var sections = aliases(map[string][]string{
	"work": {
		"work", "experience", "experiences", "workexperience", "workexperiences", "workhistory", "employment", "employments", "employmenthistory",
		"jobs", "positions", "career", "careerhistory", "professionalexperience", "professionalhistory", "roles", "berufserfahrung", "experienceprofessionnelle", "experiencia",
	},
	"education": {
		"education", "educations", "educationhistory", "qualifications", "studies", "academic", "academics", "academicbackground", "academichistory",
		"degrees", "schools", "schooling", "ausbildung", "formation", "formacion",
	},
	"skills":       {"skills", "skill", "keyskills", "skillset", "technicalskills", "coreskills", "competencies", "corecompetencies", "technologies", "expertise", "techstack", "skillgroups", "skillcategories", "skillareas", "skillsets", "professionalskills", "kenntnisse", "competences"},
	"languages":    {"languages", "language", "spokenlanguages", "languageskills", "sprachen", "langues", "idiomas"},
	"certificates": {"certificates", "certificate", "certifications", "certification", "licenses", "licences", "licensesandcertifications", "accreditations", "courses", "training", "trainings", "zertifikate"},
	"projects":     {"projects", "project", "keyprojects", "personalprojects", "selectedprojects", "portfolio", "projekte"},
	"awards":       {"awards", "award", "honors", "honours", "honorsandawards", "awardsandhonors", "prizes", "recognition"},
	"publications": {"publications", "publication", "papers", "articles", "patents", "talks"},
	"volunteer":    {"volunteer", "volunteering", "volunteerexperience", "volunteerwork", "voluntarywork", "voluntary"},
	"interests":    {"interests", "interest", "hobbies", "hobbiesandinterests", "activities"},
	"references":   {"references", "referees", "reference", "recommendations", "testimonials"},
})

// basics maps canonical names of members about the person that no CV prints as labels; what
// CVs print in front of a name, a number or an address is known from their labels.
var basics = aliases(map[string][]string{
	"name":     {"displayname", "personname", "formattedname"},
	"first":    {"first"},
	"last":     {"last", "nom"},
	"label":    {"label", "headline", "title", "jobtitle", "currenttitle", "currentposition", "currentrole", "position", "role", "profession", "occupation", "tagline", "designation", "desiredposition"},
	"email":    {"emailaddresses", "primaryemail", "contactemail"},
	"phone":    {"tel", "phones", "phonenumbers"},
	"url":      {"url", "web", "portfoliourl", "portfoliolink"},
	"links":    {"links", "urls", "websites", "profiles", "social", "sociallinks", "socialmedia", "socialprofiles", "networks", "accounts", "onlineprofiles"},
	"location": {"place", "region", "state", "countrycode", "postcode", "zip", "zipcode", "street", "streetaddress", "addressline1", "county", "ort"},
	"summary":  {"summary", "about", "aboutme", "profile", "professionalsummary", "executivesummary", "personalstatement", "objective", "careerobjective", "bio", "biography", "overview", "introduction", "profilesummary"},
})

// basic returns the field of a member about the person by its canonical name; "" for any other.
func basic(name string) string { return cmp.Or(basics[name], labelled()[words.Fold(name)]) }

// ambiguous labels say what they mean only beside what they stand in front of.
var ambiguous = wordset.Of(`home work call`)

// labelled maps the labels that CVs print, as names of members, to the fields of the person.
var labelled = sync.OnceValue(func() map[string]string {
	fieldOf := map[string]string{
		"name": "name", "firstname": "first", "surname": "last", "email": "email", "phone": "phone", "url": "url", "address": "location",
	}
	out := map[string]string{}
	words.Labels().Each(func(label, kind string) {
		if name := canonical(label); fieldOf[kind] != "" && len(name) > 3 && !ambiguous[name] {
			out[name] = fieldOf[kind]
		}
	})
	return out
})

// groups are members that hold members about the person.
var groups = wordset.From([]string{
	"contact", "contacts", "contactinfo", "contactinformation", "contactdetails", "personal", "personalinfo", "personalinformation", "personaldetails",
	"basics", "basic", "basicinfo", "person", "profile", "candidate", "header", "about", "details", "identity", "applicant",
})

// networks are members whose value is an account or its address.
var networks = map[string]string{
	"linkedin": "LinkedIn", "linkedinurl": "LinkedIn", "linkedinprofile": "LinkedIn", "github": "GitHub", "githuburl": "GitHub", "gitlab": "GitLab",
	"twitter": "Twitter", "x": "X", "xing": "XING", "stackoverflow": "Stack Overflow", "orcid": "ORCID", "behance": "Behance", "dribbble": "Dribbble", "kaggle": "Kaggle", "medium": "Medium",
}

// fields maps canonical names of members of entries, per section.
var fields = map[string]map[string]string{
	"work":      aliases(engagement("name")),
	"volunteer": aliases(engagement("organization")),
	"education": aliases(merge(period, map[string][]string{
		"institution": {"institution", "school", "university", "college", "institute", "schoolname", "institutionname", "organization", "organisation", "provider", "name", "academy", "universitycollege"},
		"studyType":   {"studytype", "degree", "qualification", "degreename", "degreetype", "award", "level", "title", "diploma", "credential", "abschluss"},
		"area":        {"area", "subject", "field", "fieldofstudy", "major", "course", "programme", "program", "specialisation", "specialization", "discipline", "subjects", "areaofstudy"},
		"score":       {"score", "grade", "gpa", "result", "mark", "marks", "classification", "grades", "cgpa", "class"},
		"location":    place,
		"url":         {"url", "website", "link"},
		"courses":     {"courses", "modules", "coursework"},
		"summary":     {"summary", "description", "details", "notes"},
		"highlights":  {"highlights", "achievements", "activities", "honors", "honours"},
	})),
	"projects": aliases(merge(period, map[string][]string{
		"name":        {"name", "title", "projectname", "project"},
		"description": {"description", "summary", "details", "about", "overview"},
		"roles":       {"role", "roles", "position"},
		"entity":      {"entity", "company", "client", "organization", "organisation", "employer", "customer"},
		"url":         {"url", "link", "website", "repository", "repo", "github", "demo"},
		"highlights":  highlights,
		"keywords":    {"keywords", "technologies", "tools", "stack", "techstack", "skills", "tech", "tags"},
	})),
	"certificates": aliases(map[string][]string{
		"name":       {"name", "title", "certificate", "certification", "course", "qualification", "license", "licence"},
		"issuer":     {"issuer", "authority", "organization", "organisation", "issuedby", "provider", "institution", "awardedby", "body", "issuingorganization", "issuingorganisation", "company", "vendor", "school"},
		"date":       {"date", "year", "dateawarded", "awardeddate", "dateobtained", "obtainedon", "dateachieved", "achieved", "datecompleted", "validfrom", "issued", "issuedate", "dateissued", "issuedon", "awarded", "obtained", "completed", "completiondate", "startdate", "from", "issueddate"},
		"expiryDate": {"expirydate", "expires", "expiry", "expirationdate", "validuntil", "enddate", "to"},
		"url":        {"url", "link", "credentialurl", "website"},
	}),
	"awards": aliases(map[string][]string{
		"title":   {"title", "name", "award", "prize"},
		"awarder": {"awarder", "issuer", "organization", "organisation", "by", "institution", "awardedby", "company"},
		"date":    {"date", "year", "awarded", "received"},
		"summary": {"summary", "description", "details", "for"},
	}),
	"publications": aliases(map[string][]string{
		"name":        {"name", "title"},
		"publisher":   {"publisher", "journal", "venue", "conference", "publication", "publishedin", "publishedby"},
		"releaseDate": {"releasedate", "date", "year", "published", "publicationdate", "publisheddate"},
		"url":         {"url", "link", "doi", "website"},
		"summary":     {"summary", "description", "abstract", "details"},
	}),
	"skills": aliases(map[string][]string{
		"name":     {"name", "category", "group", "title", "type", "label", "area", "skill", "heading"},
		"level":    {"level", "proficiency", "rating", "experience"},
		"keywords": {"keywords", "items", "skills", "values", "list", "technologies", "tools", "entries"},
	}),
	"languages": aliases(map[string][]string{
		"language": {"language", "name", "lang", "title"},
		"fluency":  {"fluency", "level", "proficiency", "skill", "rating", "competence"},
	}),
	"interests": aliases(map[string][]string{"name": {"name", "title", "interest", "hobby"}, "keywords": {"keywords", "items", "details"}}),
	"references": aliases(map[string][]string{
		"name":      {"name", "fullname", "referee", "author"},
		"reference": {"reference", "text", "quote", "testimonial", "recommendation", "comment"},
	}),
}

var (
	period = map[string][]string{
		"startDate": {"startdate", "from", "start", "begin", "began", "datefrom", "startedon", "started", "since", "fromdate", "dateofjoining", "von", "startyear", "yearfrom", "startdatetime"},
		"endDate":   {"enddate", "to", "end", "until", "dateto", "finished", "finish", "ended", "endedon", "todate", "till", "bis", "endyear", "yearto", "graduation", "graduationdate", "graduationyear", "completed", "completiondate", "yearofgraduation", "enddatetime"},
		"dates":     {"dates", "period", "date", "duration", "daterange", "timeframe", "years", "when", "time", "year", "timeperiod", "tenure"},
		"current":   {"current", "iscurrent", "present", "currentlyworking", "currentjob", "ongoing", "iscurrentrole", "currentrole", "tilldate"},
	}
	place      = []string{"location", "place", "city", "town", "address", "country", "region", "site", "ort"}
	highlights = []string{"highlights", "achievements", "accomplishments", "responsibilities", "bullets", "duties", "tasks", "keyachievements", "keyresponsibilities", "bulletpoints", "points", "activities", "results", "contributions"}
)

func engagement(organisation string) map[string][]string {
	return merge(period, map[string][]string{
		organisation: {"name", "company", "employer", "organisation", "organization", "companyname", "employername", "firm", "business", "organizationname", "client", "workplace", "institution", "arbeitgeber", "entreprise", "empresa"},
		"position":   {"position", "title", "jobtitle", "role", "positiontitle", "rolename", "occupation", "designation", "function", "job", "post", "jobrole", "poste", "puesto"},
		"department": {"department", "unit", "team", "division"},
		"location":   place,
		"url":        {"url", "website", "companyurl", "link"},
		"summary":    {"summary", "description", "details", "about", "overview", "jobdescription", "roledescription"},
		"highlights": highlights,
		"keywords":   {"keywords", "technologies", "tools", "skills", "stack", "techstack", "skillsused", "tech", "tags"},
	})
}

// aliases turns field -> names round: name -> field.
func aliases(m map[string][]string) map[string]string {
	out := map[string]string{}
	for field, names := range m {
		for _, name := range names {
			out[name] = field
		}
	}
	return out
}

func merge(a, b map[string][]string) map[string][]string {
	out := map[string][]string{}
	for k, v := range a {
		out[k] = v
	}
	for k, v := range b {
		out[k] = v
	}
	return out
}
