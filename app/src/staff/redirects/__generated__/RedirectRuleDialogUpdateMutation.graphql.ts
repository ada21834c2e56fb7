/**
 * @generated SignedSource<<cb82f5370e59ba7403967757dda62be7>>
 * @relayHash 67abaef3eba94d6f30c3afd87ac85a01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c711162094c3a4c4eba3e83127e6c3f3121940c4a7a8330831e371d329c7aec2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedirectAudience = "EVERYONE" | "MEMBERS" | "NON_MEMBERS" | "VISITORS" | "%future added value";
export type RedirectMatch = "EXACT" | "PREFIX" | "%future added value";
export type RedirectStatus = "ACTIVE" | "ARCHIVED" | "ENDED" | "SCHEDULED" | "%future added value";
export type RedirectRuleInput = {
  audience: RedirectAudience;
  endsOn?: string | null;
  fromPath: string;
  match: RedirectMatch;
  priority: number;
  startsOn?: string | null;
  target: string;
};
export type RedirectRuleDialogUpdateMutation$variables = {
  id: number;
  input: RedirectRuleInput;
  revision: number;
};
export type RedirectRuleDialogUpdateMutation$data = {
  readonly updateRedirectRule: {
    readonly hides: {
      readonly text: string;
    } | null;
    readonly status: RedirectStatus;
    readonly " $fragmentSpreads": FragmentRefs<"RedirectRuleDialog_rule">;
  };
};
export type RedirectRuleDialogUpdateMutation = {
  response: RedirectRuleDialogUpdateMutation$data;
  variables: RedirectRuleDialogUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RedirectRuleDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RedirectRule",
        "kind": "LinkedField",
        "name": "updateRedirectRule",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RedirectRuleDialog_rule"
          }
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RedirectRuleDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "RedirectRule",
        "kind": "LinkedField",
        "name": "updateRedirectRule",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fromPath",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "match",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "target",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "priority",
            "storageKey": null
          },
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
    "id": "c711162094c3a4c4eba3e83127e6c3f3121940c4a7a8330831e371d329c7aec2",
    "metadata": {},
    "name": "RedirectRuleDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "429ac20ac64a6347874d9a0677f0323d";

export default node;
