{{- /* Each takes (dict "root" $ "part" "gateway"), part being what stands below that key of the values. */ -}}

{{- define "conforme.name" -}}
{{- printf "%s-%s" (.root.Release.Name | trunc 40 | trimSuffix "-") .part -}}
{{- end }}

{{- define "conforme.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "conforme.labels" -}}
{{ include "conforme.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "conforme.image" -}}
{{- with .Values.image -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end -}}
{{- end }}

{{- define "conforme.databaseSecret" -}}
{{- .Values.database.existingSecret | default (include "conforme.name" (dict "root" . "part" "database")) -}}
{{- end }}

{{- define "conforme.metricsSecret" -}}
{{- .Values.metrics.existingSecret | default (include "conforme.name" (dict "root" . "part" "metrics")) -}}
{{- end }}

{{- define "conforme.coreSecret" -}}
{{- .Values.core.secret.existingSecret | default (include "conforme.name" (dict "root" . "part" "core-key")) -}}
{{- end }}

{{- define "conforme.natsSecret" -}}
{{- .Values.fleet.nats.existingSecret | default (include "conforme.name" (dict "root" . "part" "nats")) -}}
{{- end }}

{{- /* Where jobs live; nothing without a fleet. */ -}}
{{- define "conforme.fleet" -}}
{{- with .Values.fleet }}
{{- if .enabled }}
- name: NATS_URL
  valueFrom:
    secretKeyRef: { name: {{ include "conforme.natsSecret" $ }}, key: {{ .nats.key }} }
{{- with .s3.endpoint }}
- { name: S3_ENDPOINT, value: {{ . | quote }} }
{{- end }}
- { name: S3_REGION, value: {{ .s3.region | quote }} }
- { name: S3_BUCKET, value: {{ .s3.bucket | quote }} }
{{- if .s3.existingSecret }}
- name: S3_ACCESS_KEY_ID
  valueFrom:
    secretKeyRef: { name: {{ .s3.existingSecret }}, key: {{ .s3.accessKey }} }
- name: S3_SECRET_ACCESS_KEY
  valueFrom:
    secretKeyRef: { name: {{ .s3.existingSecret }}, key: {{ .s3.secretKey }} }
{{- end }}
{{- end }}
{{- end }}
{{- end }}

{{- define "conforme.hasMetrics" -}}
{{- if or .Values.metrics.token .Values.metrics.existingSecret }}yes{{ end -}}
{{- end }}

{{- /* Of the pod: where it runs, as whom, and how it ends. */ -}}
{{- define "conforme.pod" -}}
{{- $values := index .root.Values .part -}}
serviceAccountName: {{ include "conforme.name" (dict "root" .root "part" "pods") }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- /* Doors stay open for drainMs, and a stream that does not end is cut off after 35 s. */}}
terminationGracePeriodSeconds: {{ add 45 (div (int $values.drainMs) 1000) }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints:
{{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - topologyKey: {{ . }}
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{ include "conforme.selector" $ | nindent 8 }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.affinity }}
affinity: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- /* Of the container, whatever it does. */ -}}
{{- define "conforme.container" -}}
{{- $values := index .root.Values .part -}}
image: {{ include "conforme.image" .root | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
resources: {{ toYaml $values.resources | nindent 2 }}
{{- end }}

{{- define "conforme.env" -}}
{{- $values := index .root.Values .part -}}
- name: CONFORME_CORE_KEY
  valueFrom:
    secretKeyRef: { name: {{ include "conforme.coreSecret" .root }}, key: {{ .root.Values.core.secret.key }} }
- { name: CONFORME_DRAIN_MS, value: {{ $values.drainMs | int | quote }} }
{{- if include "conforme.hasMetrics" .root }}
- name: CONFORME_METRICS_TOKEN
  valueFrom:
    secretKeyRef: { name: {{ include "conforme.metricsSecret" .root }}, key: {{ .root.Values.metrics.key }} }
{{- end }}
{{- with $values.env }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- /* /health/live restarts what hangs, /health/ready sends calls elsewhere; a start has a minute for its rules. */ -}}
{{- define "conforme.probes" -}}
startupProbe:
  httpGet: { path: /health/live, port: {{ .port }}, scheme: {{ .scheme | default "HTTP" }} }
  periodSeconds: 2
  failureThreshold: 30
livenessProbe:
  httpGet: { path: /health/live, port: {{ .port }}, scheme: {{ .scheme | default "HTTP" }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 3
readinessProbe:
  httpGet: { path: /health/ready, port: {{ .port }}, scheme: {{ .scheme | default "HTTP" }} }
  periodSeconds: 3
  timeoutSeconds: 4
  failureThreshold: 1
{{- end }}

{{- /* A scraper shows the token in a header, never in the address. */ -}}
{{- define "conforme.scrape" -}}
- port: {{ .port }}
  path: /metrics
  {{- if .scheme }}
  scheme: {{ lower .scheme }}
  {{- end }}
  interval: {{ .root.Values.metrics.serviceMonitor.interval }}
  authorization:
    credentials: { name: {{ include "conforme.metricsSecret" .root }}, key: {{ .root.Values.metrics.key }} }
{{- end }}
