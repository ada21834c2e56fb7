/**
 * @generated SignedSource<<77630593601b7a83f9fa52a1730284ee>>
 * @relayHash 9ffce4bf99a5b33e278173c690fbb7c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b69d98ce8476b27807aaee1c3b1b3f04d234c3a21a0bd6c73780b472f87b244

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeInput = {
  groupSize: number;
  name: string;
  startsOn: string;
  tasks: ReadonlyArray<ChallengeTaskInput>;
};
export type ChallengeTaskInput = {
  body?: string | null;
  points?: number | null;
  title: string;
};
export type ChallengeDialogCreateMutation$variables = {
  idempotencyKey?: string | null;
  input: ChallengeInput;
};
export type ChallengeDialogCreateMutation$data = {
  readonly createChallenge: {
    readonly databaseId: number;
  };
};
export type ChallengeDialogCreateMutation = {
  response: ChallengeDialogCreateMutation$data;
  variables: ChallengeDialogCreateMutation$variables;
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
    "name": "ChallengeDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "createChallenge",
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
    "name": "ChallengeDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "createChallenge",
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
    "id": "1b69d98ce8476b27807aaee1c3b1b3f04d234c3a21a0bd6c73780b472f87b244",
    "metadata": {},
    "name": "ChallengeDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "133c1ae02c81e0f3ac87b1893652b70d";

export default node;
