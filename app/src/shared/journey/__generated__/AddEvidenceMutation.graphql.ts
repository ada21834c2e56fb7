/**
 * @generated SignedSource<<023ceaada11e66373c0ed9e1d2137dee>>
 * @relayHash 757d9f92f01146ca39322c24a573d9cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9848cb2e3cfd69b083d005ee43185f2cf26f36c5d55f9b36a02a93b33546494

import type { ConcreteRequest } from 'relay-runtime';
export type AddEvidenceMutation$variables = {
  evidence: string;
  taskId: number;
};
export type AddEvidenceMutation$data = {
  readonly addEvidence: {
    readonly finishedTasks: ReadonlyArray<{
      readonly evidence: string | null;
      readonly finishedAt: string;
      readonly task: {
        readonly id: string;
      };
    }>;
    readonly id: string;
  };
};
export type AddEvidenceMutation = {
  response: AddEvidenceMutation$data;
  variables: AddEvidenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "evidence"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "taskId"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "evidence",
        "variableName": "evidence"
      },
      {
        "kind": "Variable",
        "name": "taskId",
        "variableName": "taskId"
      }
    ],
    "concreteType": "UserStageProgress",
    "kind": "LinkedField",
    "name": "addEvidence",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FinishedTask",
        "kind": "LinkedField",
        "name": "finishedTasks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "task",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "evidence",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finishedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddEvidenceMutation",
    "selections": (v3/*:: as any*/),
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
    "name": "AddEvidenceMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a9848cb2e3cfd69b083d005ee43185f2cf26f36c5d55f9b36a02a93b33546494",
    "metadata": {},
    "name": "AddEvidenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "035e13fd95b8b4caf28f7988ed93427b";

export default node;
