// Command sdk calls the API over gRPC with the service's own public client library, so that the tests of Mooring can
// compare what that client gets from the embedded platform. It reads one request per line on standard input and answers
// each with one line, in their order; `{"error": …}` is the status of a call that was refused.
//
// A request has the address of the platform, a token, and one of these:
//
//	"call"      a method, `/<package>.<Service>/<Method>`, with its request message; "seconds" is its deadline
//	"all"       a method that lists, with its request message: all items, page by page, as an array
//	"exchange"  an exchange of the token, over gRPC or, if `http1` is set, over HTTP/1.1
//	"refresh"   the same of a refresh token
//	"methods"   all methods of v1 that the library knows, as an array
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"reflect"
	"slices"
	"strings"
	"time"

	"chainguard.dev/sdk/auth"
	clients "chainguard.dev/sdk/proto/chainguard/platform/clients/v2"
	events "chainguard.dev/sdk/proto/chainguard/platform/events/v2"
	libraries "chainguard.dev/sdk/proto/chainguard/platform/libraries/v2"
	ping "chainguard.dev/sdk/proto/chainguard/platform/ping/v2"
	"chainguard.dev/sdk/proto/platform"
	actions "chainguard.dev/sdk/proto/platform/actions/v1"
	authv1 "chainguard.dev/sdk/proto/platform/auth/v1"
	oidc "chainguard.dev/sdk/proto/platform/oidc/v1"
	"chainguard.dev/sdk/sts"
	// The details of a refusal.
	_ "google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
)

type request struct {
	URL      string          `json:"url"`
	Token    string          `json:"token"`
	Call     string          `json:"call"`
	All      string          `json:"all"`
	Request  json.RawMessage `json:"request"`
	Seconds  int             `json:"seconds"`
	Exchange *exchange       `json:"exchange"`
	Refresh  *exchange       `json:"refresh"`
	Methods  bool            `json:"methods"`
}

type exchange struct {
	Audience string   `json:"audience"`
	Identity string   `json:"identity"`
	Scopes   []string `json:"scopes"`
	HTTP1    bool     `json:"http1"`
}

func main() {
	// The library warns of calls without a token.
	slog.SetLogLoggerLevel(slog.LevelError)
	requests := json.NewDecoder(os.Stdin)
	for requests.More() {
		var one request
		if err := requests.Decode(&one); err != nil {
			fmt.Fprintln(os.Stderr, "sdk:", err)
			os.Exit(1)
		}
		answer, err := answer(one)
		if err != nil {
			answer, _ = json.Marshal(map[string]json.RawMessage{"error": statusOf(err)})
		}
		fmt.Println(string(answer))
	}
}

// statusOf is the `google.rpc.Status` of an error.
func statusOf(err error) json.RawMessage {
	// A call that hangs has a status too: DEADLINE_EXCEEDED.
	refusal, ok := status.FromError(err)
	if !ok {
		text, _ := json.Marshal(err.Error())
		return text
	}
	text, err := protojson.Marshal(refusal.Proto())
	if err != nil {
		text, _ = json.Marshal(err.Error())
	}
	return text
}

func answer(one request) (json.RawMessage, error) {
	if one.Methods {
		return json.Marshal(methodsOfVersionOne())
	}
	if one.Seconds == 0 {
		one.Seconds = 10
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(one.Seconds)*time.Second)
	defer cancel()
	if one.Exchange != nil || one.Refresh != nil {
		return exchangeToken(ctx, one)
	}
	reached, closeAll, err := reach(ctx, one)
	if err != nil {
		return nil, err
	}
	defer closeAll()
	method := one.Call + one.All
	service, name, _ := strings.Cut(strings.TrimPrefix(method, "/"), "/")
	dot := strings.LastIndex(service, ".")
	group := reflect.ValueOf(reached[service[:dot]])
	if one.All != "" {
		return invokeAll(ctx, group.MethodByName(name+"All"), one.Request)
	}
	client, err := clientOf(group, service)
	if err != nil {
		return nil, err
	}
	return invoke(ctx, client.MethodByName(name), one.Request)
}

// clientOf gives the client of a service from those of its package. Their accessors have names of their own, and two
// services of different packages have one name, so it is found by its type.
func clientOf(group reflect.Value, service string) (reflect.Value, error) {
	parts := strings.Split(service, ".")
	for index := range group.NumMethod() {
		accessor := group.Method(index)
		if accessor.Type().NumIn() != 0 || accessor.Type().NumOut() != 1 {
			continue
		}
		client := accessor.Type().Out(0)
		if client.Name() == parts[len(parts)-1]+"Client" && strings.Contains(client.PkgPath(), "/platform/"+parts[2]+"/") {
			return accessor.Call(nil)[0], nil
		}
	}
	return reflect.Value{}, fmt.Errorf("the library has no client of %s", service)
}

// methodsOfVersionOne gives the methods of all services that are not of v2, without those that stream.
func methodsOfVersionOne() []string {
	names := []string{}
	protoregistry.GlobalFiles.RangeFiles(func(file protoreflect.FileDescriptor) bool {
		if name := string(file.Package()); !strings.HasPrefix(name, "chainguard.platform.") || strings.HasSuffix(name, ".v2") {
			return true
		}
		for index := range file.Services().Len() {
			methods := file.Services().Get(index).Methods()
			for index := range methods.Len() {
				if method := methods.Get(index); !method.IsStreamingClient() && !method.IsStreamingServer() {
					names = append(names, fmt.Sprintf("/%s/%s", method.Parent().FullName(), method.Name()))
				}
			}
		}
		return true
	})
	slices.Sort(names)
	return names
}

// signIn has the client that the library gives with those of another connection only.
type signIn struct{ connection *grpc.ClientConn }

func (one signIn) Auth() authv1.AuthClient { return authv1.NewAuthClient(one.connection) }

// reach gives the clients of each package, and what closes them.
func reach(ctx context.Context, one request) (map[string]any, func(), error) {
	var credential = auth.NewFromToken(ctx, "Bearer "+one.Token, false)
	if one.Token == "" {
		credential = nil
	}
	all, err := clients.NewClients(ctx, one.URL, "mooring-judge", credential)
	if err != nil {
		return nil, nil, err
	}
	versionOne, err := platform.NewPlatformClients(ctx, one.URL, credential)
	if err != nil {
		all.Close()
		return nil, nil, err
	}
	// The other packages have no client of all.
	connection := versionOne.Connection()
	return map[string]any{
		"chainguard.platform.advisory.v2":        all.Advisory(),
		"chainguard.platform.iam.v2":             all.IAM(),
		"chainguard.platform.registry.v2":        all.Registry(),
		"chainguard.platform.vulnerabilities.v2": all.Vulnerabilities(),
		"chainguard.platform.events.v2":          events.NewClientsFromConnection(connection),
		"chainguard.platform.libraries.v2":       libraries.NewClientsFromConnection(connection),
		"chainguard.platform.ping.v2":            ping.NewClientsFromConnection(connection),
		"chainguard.platform.oidc":               oidc.NewClientsFromConnection(connection),
		"chainguard.platform.actions":            actions.NewClientsFromConnection(connection),
		"chainguard.platform.advisory":           versionOne.Advisory(),
		"chainguard.platform.apk":                versionOne.APK(),
		"chainguard.platform.argos":              versionOne.Argos(),
		"chainguard.platform.auth":               signIn{connection},
		"chainguard.platform.ecosystems":         versionOne.Ecosystems(),
		"chainguard.platform.events":             versionOne.IAM(),
		"chainguard.platform.iam":                versionOne.IAM(),
		"chainguard.platform.libraries":          versionOne.Libraries(),
		"chainguard.platform.matcher":            versionOne.ImageMatcher(),
		"chainguard.platform.packages":           versionOne.Packages(),
		"chainguard.platform.ping":               versionOne.Ping(),
		"chainguard.platform.policies.v1":        versionOne.Policies(),
		"chainguard.platform.registry":           versionOne.Registry(),
		"chainguard.platform.skills":             versionOne.Skills(),
		"chainguard.platform.vulnerabilities.v1": versionOne.Vulnerabilities(),
	}, func() { all.Close(); versionOne.Close() }, nil
}

// read gives a new message of the second parameter's type, from its JSON.
func read(method reflect.Value, text json.RawMessage) (reflect.Value, error) {
	message := reflect.New(method.Type().In(1).Elem())
	return message, protojson.Unmarshal(text, message.Interface().(proto.Message))
}

func invoke(ctx context.Context, method reflect.Value, text json.RawMessage) (json.RawMessage, error) {
	message, err := read(method, text)
	if err != nil {
		return nil, err
	}
	results := method.Call([]reflect.Value{reflect.ValueOf(ctx), message})
	if err, failed := results[1].Interface().(error); failed {
		return nil, err
	}
	return protojson.Marshal(results[0].Interface().(proto.Message))
}

func invokeAll(ctx context.Context, method reflect.Value, text json.RawMessage) (json.RawMessage, error) {
	message, err := read(method, text)
	if err != nil {
		return nil, err
	}
	results := method.Call([]reflect.Value{reflect.ValueOf(ctx), message})
	if err, failed := results[1].Interface().(error); failed {
		return nil, err
	}
	items := make([]json.RawMessage, results[0].Len())
	for index := range items {
		items[index], err = protojson.Marshal(results[0].Index(index).Interface().(proto.Message))
		if err != nil {
			return nil, err
		}
	}
	return json.Marshal(items)
}

func exchangeToken(ctx context.Context, one request) (json.RawMessage, error) {
	given := one.Exchange
	if given == nil {
		given = one.Refresh
	}
	settings := []sts.ExchangerOption{sts.WithUserAgent("mooring-judge")}
	if given.Identity != "" {
		settings = append(settings, sts.WithIdentity(given.Identity))
	}
	if len(given.Scopes) > 0 {
		settings = append(settings, sts.WithScope(given.Scopes...))
	}
	if given.HTTP1 {
		settings = append(settings, sts.WithHTTP1Downgrade())
	}
	if one.Refresh != nil {
		access, refresh, err := sts.New(one.URL, given.Audience, settings...).Refresh(ctx, one.Token)
		if err != nil {
			return nil, err
		}
		return json.Marshal(map[string]string{"token": access, "refreshToken": refresh})
	}
	pair, err := sts.ExchangePair(ctx, one.URL, given.Audience, one.Token, settings...)
	if err != nil {
		return nil, err
	}
	return json.Marshal(map[string]any{"token": pair.AccessToken, "expiry": pair.Expiry})
}
