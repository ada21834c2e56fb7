/**
 * @generated SignedSource<<699e683851ea338fafb30392c8ee5d9d>>
 * @relayHash 46b4c453ca831f04582d5cb13db6e6a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9034f20ff7e1f91dcf976f76b7fe02bed0aa6770ef307fcf74ea8adecdde09d6

import type { ConcreteRequest } from 'relay-runtime';
export type UserType = "MEMBER" | "NON_MEMBER" | "%future added value";
export type NewUserInput = {
  accessLevelId: number;
  batchId?: number | null;
  email: string;
  firstName: string;
  lastName?: string | null;
  mobileNumber?: string | null;
  sendsLink?: boolean | null;
};
export type NewUserScreenMutation$variables = {
  idempotencyKey: string;
  input: NewUserInput;
};
export type NewUserScreenMutation$data = {
  readonly createUser: {
    readonly archivedAt: string | null;
    readonly databaseId: number;
    readonly email: string;
    readonly name: string;
    readonly type: UserType;
  };
};
export type NewUserScreenMutation = {
  response: NewUserScreenMutation$data;
  variables: NewUserScreenMutation$variables;
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
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
    "name": "NewUserScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "createUser",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "NewUserScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "createUser",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "9034f20ff7e1f91dcf976f76b7fe02bed0aa6770ef307fcf74ea8adecdde09d6",
    "metadata": {},
    "name": "NewUserScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cee119c02807845a54f045d95c36e39d";

export default node;
