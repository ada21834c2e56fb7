/**
 * @generated SignedSource<<5f53a17ef5e1449f1c36202258f794b7>>
 * @relayHash c808272eda522541015f6906a83bddc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c93e9fed83d34c6597f861453c6368c34486adf2e2c95c97114d0d464864b3f

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
export type AccessLevelInput = {
  functionAccess: ReadonlyArray<string>;
  key?: string | null;
  name: string;
  pageAccess: ReadonlyArray<string>;
  role: Role;
};
export type NewAccessLevelScreenMutation$variables = {
  idempotencyKey: string;
  input: AccessLevelInput;
};
export type NewAccessLevelScreenMutation$data = {
  readonly createAccessLevel: {
    readonly key: string;
  };
};
export type NewAccessLevelScreenMutation = {
  response: NewAccessLevelScreenMutation$data;
  variables: NewAccessLevelScreenMutation$variables;
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
  "name": "key",
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
    "name": "NewAccessLevelScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "createAccessLevel",
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
    "name": "NewAccessLevelScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "createAccessLevel",
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
    "id": "2c93e9fed83d34c6597f861453c6368c34486adf2e2c95c97114d0d464864b3f",
    "metadata": {},
    "name": "NewAccessLevelScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e93ca296b7e933da9d6794981292ab2";

export default node;
