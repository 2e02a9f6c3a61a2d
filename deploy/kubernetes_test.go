package deploy_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestKubernetesExample(t *testing.T) {
	var all []object
	for _, path := range globbed(t, "kubernetes/*.yaml") {
		all = append(all, documents(t, text(t, path))...)
	}
	names := map[string]bool{}
	for _, o := range all {
		names[str(o["kind"])+"/"+str(at(o, "metadata", "name"))] = true
	}
	deployments := 0
	for _, o := range all {
		if o["kind"] != "Deployment" {
			continue
		}
		deployments++
		pod := at(o, "spec", "template", "spec")
		for key, value := range at(o, "spec", "selector", "matchLabels").(object) {
			if at(o, "spec", "template", "metadata", "labels", key) != value {
				t.Errorf("%v selects nothing by %s", at(o, "metadata", "name"), key)
			}
		}
		safe(t, pod)
		for _, source := range at(pod, "containers", 0, "envFrom").([]any) {
			for kind, ref := range source.(object) {
				name := map[string]string{"configMapRef": "ConfigMap", "secretRef": "Secret"}[kind] + "/" + str(at(ref, "name"))
				if !names[name] {
					t.Errorf("there is no %s", name)
				}
			}
		}
		volumes := map[string]bool{}
		for _, v := range at(pod, "volumes").([]any) {
			volumes[str(at(v, "name"))] = true
		}
		for _, m := range at(pod, "containers", 0, "volumeMounts").([]any) {
			if !volumes[str(at(m, "name"))] {
				t.Errorf("no volume %v", at(m, "name"))
			}
		}
	}
	if deployments != 2 {
		t.Errorf("%d deployments", deployments)
	}
}

func str(v any) string { s, _ := v.(string); return s }

// safe: what the namespace's "restricted" standard asks of a pod.
func safe(t *testing.T, pod any) {
	t.Helper()
	for want, got := range map[string]any{
		"runAsNonRoot":             at(pod, "securityContext", "runAsNonRoot"),
		"seccomp":                  at(pod, "securityContext", "seccompProfile", "type") == "RuntimeDefault",
		"readOnlyRootFilesystem":   at(pod, "containers", 0, "securityContext", "readOnlyRootFilesystem"),
		"no privilege escalation":  at(pod, "containers", 0, "securityContext", "allowPrivilegeEscalation") == false,
		"no capabilities":          at(pod, "containers", 0, "securityContext", "capabilities", "drop", 0) == "ALL",
		"a limit of memory":        at(pod, "containers", 0, "resources", "limits", "memory") != nil,
		"no token of the cluster":  at(pod, "automountServiceAccountToken") == false,
		"time for a graceful stop": at(pod, "terminationGracePeriodSeconds").(int) >= 15,
	} {
		if got != true {
			t.Errorf("%s is missing", want)
		}
	}
}

func globbed(t *testing.T, pattern string) []string {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: %v, %v", pattern, paths, err)
	}
	return paths
}

// What "kubectl apply -k" puts together: every resource is there and of this folder's
// kind, the names of images are replaced, and no secret is among them.
func TestKustomize(t *testing.T) {
	file := documents(t, text(t, "kubernetes/kustomization.yaml"))[0]
	if file["apiVersion"] != "kustomize.config.k8s.io/v1beta1" || file["kind"] != "Kustomization" {
		t.Errorf("%v %v", file["apiVersion"], file["kind"])
	}
	images, deployed := kustomizedImages(t, file), 0
	for _, r := range file["resources"].([]any) {
		for _, o := range documents(t, text(t, filepath.Join("kubernetes", str(r)))) {
			name := str(o["kind"]) + "/" + str(at(o, "metadata", "name"))
			if str(o["apiVersion"]) == "" || strings.HasSuffix(name, "/") || strings.HasPrefix(name, "/") {
				t.Errorf("%s: %s is no resource", r, name)
			}
			switch o["kind"] {
			case "Secret":
				t.Errorf("%s: the secret %s would be applied as it is shown", r, name)
			case "Namespace":
				if name != "Namespace/"+str(file["namespace"]) {
					t.Errorf("%s: everything else goes to the namespace %v", name, file["namespace"])
				}
			case "Deployment":
				deployed++
				image := str(at(o, "spec", "template", "spec", "containers", 0, "image"))
				if now := images[image]; !strings.HasPrefix(now, "registry.example.org/focal:") {
					t.Errorf("%s runs %q, which becomes %q", name, image, now)
				}
			}
		}
	}
	if deployed != 2 {
		t.Errorf("%d deployments", deployed)
	}
	kustomizedAll(t, file["resources"].([]any))
}

// kustomizedAll: no manifest is forgotten, and none that is only shown is listed.
func kustomizedAll(t *testing.T, listed []any) {
	t.Helper()
	for _, path := range globbed(t, "kubernetes/*.yaml") {
		name := filepath.Base(path)
		shown := name == "kustomization.yaml" || strings.Contains(name, ".example.")
		if is := slices.Contains(listed, any(name)); is == shown {
			t.Errorf("%s: listed is %v", name, is)
		}
	}
}

// kustomizedImages returns what each name of an image is replaced by, with its version.
func kustomizedImages(t *testing.T, file object) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, i := range file["images"].([]any) {
		tag := str(at(i, "newTag"))
		if tag == "" || tag == "latest" {
			t.Errorf("%v has no version", i)
		}
		out[str(at(i, "name"))] = str(at(i, "newName")) + ":" + tag
	}
	return out
}
