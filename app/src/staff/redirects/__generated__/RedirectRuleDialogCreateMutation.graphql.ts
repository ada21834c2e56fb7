/**
 * @generated SignedSource<<32258c8bc364310b3119baf16c6ccc71>>
 * @relayHash 0c2fa34aeeb054e4fc1fdc5c85241329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef0bf4e5b8783ff5a5a6127a166a741ec5a7f0574d4bf6adfff85ed6dac3b387

import type { ConcreteRequest } from 'relay-runtime';
export type RedirectAudience = "EVERYONE" | "MEMBERS" | "NON_MEMBERS" | "VISITORS" | "%future added value";
export type RedirectMatch = "EXACT" | "PREFIX" | "%future added value";
export type RedirectRuleInput = {
  audience: RedirectAudience;
  endsOn?: string | null;
  fromPath: string;
  match: RedirectMatch;
  priority: number;
  startsOn?: string | null;
  target: string;
};
export type RedirectRuleDialogCreateMutation$variables = {
  idempotencyKey?: string | null;
  input: RedirectRuleInput;
};
export type RedirectRuleDialogCreateMutation$data = {
  readonly createRedirectRule: {
    readonly hides: {
      readonly text: string;
    } | null;
  };
};
export type RedirectRuleDialogCreateMutation = {
  response: RedirectRuleDialogCreateMutation$data;
  variables: RedirectRuleDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "HiddenPage",
  "kind": "LinkedField",
  "name": "hides",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RedirectRuleDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RedirectRule",
        "kind": "LinkedField",
        "name": "createRedirectRule",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RedirectRuleDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RedirectRule",
        "kind": "LinkedField",
        "name": "createRedirectRule",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef0bf4e5b8783ff5a5a6127a166a741ec5a7f0574d4bf6adfff85ed6dac3b387",
    "metadata": {},
    "name": "RedirectRuleDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34b4e4c0f56b368fadcb7c3aac8b0beb";

export default node;
