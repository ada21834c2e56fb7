/**
 * @generated SignedSource<<eacd74be2bc8242d5012fbd768a56111>>
 * @relayHash 88172f14f57a8f9b257ef538a59bcd12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f691844af38aa7e1e412526b33107cd14d068c36e17db13dc3240801df764269

import type { ConcreteRequest } from 'relay-runtime';
export type GroupInput = {
  coachIds?: ReadonlyArray<number> | null;
  description?: string | null;
  leaderId?: number | null;
  name: string;
};
export type NewGroupScreenMutation$variables = {
  idempotencyKey: string;
  input: GroupInput;
};
export type NewGroupScreenMutation$data = {
  readonly createGroup: {
    readonly databaseId: number;
  };
};
export type NewGroupScreenMutation = {
  response: NewGroupScreenMutation$data;
  variables: NewGroupScreenMutation$variables;
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
  "kind": "ScalarField",
  "name": "databaseId",
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
    "name": "NewGroupScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "createGroup",
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
    "name": "NewGroupScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "createGroup",
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
    "id": "f691844af38aa7e1e412526b33107cd14d068c36e17db13dc3240801df764269",
    "metadata": {},
    "name": "NewGroupScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33f196c7de3ef249f2e8ad61bcaaee1c";

export default node;
